/** Stands for libraries that another names and never calls here. */
export default undefined;
