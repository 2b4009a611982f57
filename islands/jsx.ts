/** What JSX compiles to in the browser (generator/bundleIslands.ts): smaller than calls of the automatic runtime, which would come on top. */
export { createElement as h, Fragment } from "react";
