import { join, resolve } from 'node:path';
import type * as langflow from './brands/langflow/brand.config.ts';

/** What the site is made of: the folder `brands/langflow`, or the one that `SITE_BRAND` names, relative to the folder that the command runs in. */
export const folder = process.env['SITE_BRAND']
  ? resolve(process.env['SITE_BRAND'])
  : join(import.meta.dirname, 'brands/langflow');

export const { base, options } = (await import(join(folder, 'brand.config.ts'))) as typeof langflow;
