export { createMemoryMarking } from '../../src/adapters/memory-marking.js';
export type {
  MakeMemoryMarking,
  MemoryAccounts,
  MemoryMarking,
  MemoryMarkingOptions,
} from '../../src/adapters/memory-marking.js';
export { createMemoryStorage } from '../../src/adapters/memory-storage.js';
export type { MemoryStorage, MemoryStorageOptions } from '../../src/adapters/memory-storage.js';
