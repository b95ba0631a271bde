export { createMemoryStorage } from '../../src/adapters/memory-storage.js';
export type { MemoryStorage, MemoryStorageOptions } from '../../src/adapters/memory-storage.js';
