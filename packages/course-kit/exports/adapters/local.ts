export { createLocalStorage } from '../../src/adapters/local/local-storage.js';
export type { LocalStorageOptions } from '../../src/adapters/local/local-storage.js';
