import { fromSource } from './from-source.mjs';

export const { coursePlugin, readQuizKeys } = await fromSource('exports/vite.ts');
