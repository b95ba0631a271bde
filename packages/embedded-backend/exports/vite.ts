export { embeddedBackend } from '../src/vite-plugin.ts';
export type { EmbeddedBackendOptions } from '../src/vite-mount.ts';
export type { Answer, FunctionProject, StartFunction } from '../src/functions.ts';
export { PUBLISHABLE_KEY } from '../src/publishable-key.ts';
export type { Driver, Migration, ProjectOptions, Schemas } from '../src/options.ts';
