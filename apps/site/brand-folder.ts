import { join, resolve } from 'node:path';
import type { Brand } from './brands/brand-type.ts';

/**
 * The folder with `brand.config.ts`, `course.ts`, `checks.ts`, `try-out.ts` and `public` that the site is built from;
 * `SITE_BRAND` names another one, relative to the folder that the command runs in.
 */
export const brandFolder = process.env['SITE_BRAND']
  ? resolve(process.env['SITE_BRAND'])
  : join(import.meta.dirname, 'brands/langflow');

const configuration = (await import(join(brandFolder, 'brand.config.ts'))) as {
  readonly brand: Brand;
  /** Where the course's Markdown is, from the brand's folder, for a database that marks its quizzes. */
  readonly courseFolder?: string;
};

export const { brand } = configuration;

/** Whether there is something to be tried on the landing page. */
export const hasTryOut = (await import(join(brandFolder, 'try-out.ts'))).tryOut !== undefined;

/** The folder with the course's Markdown; null for a course that is written otherwise, whose quizzes the browser marks. */
export const courseFolder =
  configuration.courseFolder === undefined ? null : resolve(brandFolder, configuration.courseFolder);
