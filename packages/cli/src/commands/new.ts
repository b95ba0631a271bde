import { basename, relative, resolve } from 'node:path';
import type { Call } from './call.js';
import { canBegin, copyStarter } from '../new/copy-starter.js';
import { Refusal } from '../refusal.js';

const NAME = /^[a-z\d][a-z\d._-]{0,213}$/;

/** Creates a course in a new folder, and prints the next commands. */
export async function startCourse({ folder, supabase, output }: Call): Promise<number> {
  const target = resolve(folder);
  const name = basename(target);
  if (!NAME.test(name))
    throw new Refusal(`expected a name such as my-course (small letters, digits and -), found "${name}"`);
  if (!(await canBegin(target)))
    throw new Refusal(`expected a new or an empty folder, found files in ${folder}`);
  await copyStarter({ target, name, hasAccounts: supabase });
  const path = relative('.', target);
  const manager = /^(?:pnpm|yarn|bun)/.exec(process.env.npm_config_user_agent ?? '')?.[0] ?? 'npm';
  const enter = path === '' ? '' : `cd ${path} && `;
  output.log(`${folder} is a course of two levels. ${supabase ? 'Its README says how to set accounts up. ' : ''}Next:

  ${enter}${manager} install
  ${manager} run dev
`);
  return 0;
}
