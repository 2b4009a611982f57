/**
 * Replaces React by plain Preact in the browser. `preact/compat` has React's event and SVG names,
 * but would take 1.1 of the 10 kB (brotli) of scripts that a page may load. Without it, `onBlur`
 * doesn't bubble, and `onChange` fires only when a text field is left: use `onInput`.
 */
// biome-ignore lint/performance/noBarrelFile: this file replaces a package.
export { createElement, Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
