import { describe } from 'vitest';
import { describeBackend } from './backend.suite.ts';

describe('on PGlite', () => {
  describeBackend(async () => ({ driver: 'pglite', leave: async () => {} }));
});
