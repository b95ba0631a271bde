import { fromSource } from './from-source.mjs';

export const { coursePlugin } = await fromSource('exports/vite.ts');
