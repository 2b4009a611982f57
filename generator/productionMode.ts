/**
 * Imported before anything that imports React: React's development build, chosen when it is loaded,
 * renders ten times slower (measured: `npm run bench`). In the bundled program the choice is made
 * already.
 */
Object.assign(process.env, { NODE_ENV: "production" });
