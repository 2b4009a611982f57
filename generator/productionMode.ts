/**
 * Imported before anything that imports React: React's development build, chosen when it is loaded, renders ten times
 * slower (measured: `npm run bench`).
 */
process.env.NODE_ENV = "production";
