/**
 * Maps React's imports to plain Preact. `preact/compat` would add 1.1 kB (brotli) to a page's
 * budget of 10 kB, for React's event and SVG names. Without it, `onBlur` doesn't bubble, and
 * `onChange` fires only when a text field is left: use `onInput`.
 */
// biome-ignore lint/performance/noBarrelFile: this file replaces a package.
export { createElement, Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
