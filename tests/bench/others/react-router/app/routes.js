export default [{ path: "areas/:county/:town", file: "town.jsx" }];
