import { join, resolve } from 'node:path';
import type { Brand } from './src/brand-type.ts';

/**
 * The folder with `brand.config.ts`, `course.ts`, `checks.ts` and `public` that the site is built from; `SITE_BRAND`
 * names another one, relative to the folder that the command runs in.
 */
export const brandFolder = process.env['SITE_BRAND']
  ? resolve(process.env['SITE_BRAND'])
  : join(import.meta.dirname, 'brands/langflow');

export const { brand } = (await import(join(brandFolder, 'brand.config.ts'))) as { readonly brand: Brand };
