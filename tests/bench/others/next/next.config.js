// Otherwise Next takes the project's folder, which has a lock file, for the root.
export default { output: "export", turbopack: { root: import.meta.dirname } };
