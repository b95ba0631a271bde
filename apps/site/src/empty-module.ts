/** Stands in for modules that a dependency can do without. */
export default undefined;
