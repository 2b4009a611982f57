/**
 * Maps React's imports to plain Preact. For React's event and SVG names, `preact/compat` would take
 * 1.1 of the 10 kB (brotli) of scripts that a page may load. Without `preact/compat`, `onBlur`
 * doesn't bubble, and `onChange` fires only when a text field is left: use `onInput`.
 */
// biome-ignore lint/performance/noBarrelFile: this file replaces a package.
export { createElement, Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
