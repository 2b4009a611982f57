/**
 * React for the browser: what the islands use of it, from Preact. `preact/compat` itself would
 * bring its changes to Preact along (React's names for events and SVG attributes): 1.1 kB brotli of
 * a page's 10, and no island needs them. So `onBlur` does not bubble here, and a text field's
 * `onChange` fires when it is left: islands say `onInput`.
 */
// biome-ignore lint/performance/noBarrelFile: it stands in for a package.
export { createElement, Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
