// The project's own lock file lies above.
export default { output: "export", turbopack: { root: import.meta.dirname } };
