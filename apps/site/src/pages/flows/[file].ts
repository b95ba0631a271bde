import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';

/** Where the course has the flows that learners end with; empty for none. */
const FOLDER: string = import.meta.env['COURSE_FLOWS'];

/** The flows that lessons hand out, such as `flows/level1-task4.json`. */
export const getStaticPaths = () =>
  (FOLDER !== '' && existsSync(FOLDER) ? readdirSync(FOLDER) : []).map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params: { file = '' } }) =>
  new Response(await readFile(join(FOLDER, file), 'utf8'), {
    headers: { 'content-type': 'application/json' },
  });
