import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAddresses } from './package-address.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const repository = 'https://git.example/school/courses';
const names = ['course-kit', 'content'];

let copy;
const manifestOf = (name, folder = copy) =>
  JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8'));

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'addresses-'));
  for (const name of names) {
    mkdirSync(join(copy, 'packages', name), { recursive: true });
    cpSync(join(root, `packages/${name}/package.json`), join(copy, `packages/${name}/package.json`));
  }
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe('addresses of a package', () => {
  it.each(names)(
    '%s has no repository in the sources, and gets that of the workflow that publishes it',
    (name) => {
      for (const field of ['homepage', 'bugs', 'repository'])
        expect(manifestOf(name)).not.toHaveProperty(field);
      writeAddresses(copy, { repository });
      expect(manifestOf(name)).toEqual({
        ...manifestOf(name, root),
        homepage: `${repository}/tree/HEAD/packages/${name}#readme`,
        bugs: { url: `${repository}/issues` },
        repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${name}` },
      });
    },
  );

  it('the components have the docs as their homepage once they are published', () => {
    writeAddresses(copy, { repository, pages: 'https://school.example/courses/' });
    expect(manifestOf('course-kit').homepage).toBe('https://school.example/courses/');
    expect(manifestOf('content').homepage).toBe(`${repository}/tree/HEAD/packages/content#readme`);
  });

  it.each(names)('%s has an author, a description, keywords and engines', (name) => {
    expect(manifestOf(name)).toMatchObject({
      description: expect.stringMatching(/\w{3}/),
      author: 'The Langflow Learning contributors',
      license: 'MIT',
      keywords: expect.arrayContaining(['course', 'quiz']),
      engines: { node: '>=22.12.0' },
    });
  });
});
