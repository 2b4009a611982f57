/**
 * Import this before React: React's development build, which it chooses when loaded, renders ten
 * times slower (`npm run bench`). The bundled program has chosen already.
 */
Object.assign(process.env, { NODE_ENV: "production" });
