/**
 * Replaces React by plain Preact in the browser. `preact/compat` adds React's event and SVG names,
 * but would take 1.1 of the 10 kB (brotli) of scripts that a page may load: use `onInput`, because
 * plain Preact's `onBlur` doesn't bubble, and its `onChange` waits until a text field is left.
 */
// biome-ignore lint/performance/noBarrelFile: this file replaces a package.
export { createElement, Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
