/** How often something is done that only goes wrong now and then: with `LONG=1`, much more often. */
export const rounds = (usual: number, long: number): number => (process.env.LONG === '1' ? long : usual);
