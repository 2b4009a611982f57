/**
 * `preact/compat` would add 1.1 kB (brotli) to a page's 10 for React's event and SVG names. Without
 * it, `onBlur` doesn't bubble, and a text field's `onChange` fires when the field is left: use
 * `onInput`.
 */
// biome-ignore lint/performance/noBarrelFile: it stands in for a package.
export { createElement, Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
