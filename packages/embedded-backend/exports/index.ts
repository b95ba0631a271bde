export { startBackend } from '../src/backend.ts';
export type { Backend, BackendOptions } from '../src/backend.ts';
export type { Answer, FunctionProject, StartFunction } from '../src/functions.ts';
export type { Driver, Migration, ProjectOptions, Schemas } from '../src/options.ts';
export { PUBLISHABLE_KEY } from '../src/publishable-key.ts';
