import { fromSource } from './from-source.mjs';

export const { coursePlugin, readMigrations, readQuizKeys } = await fromSource('exports/vite.ts');
