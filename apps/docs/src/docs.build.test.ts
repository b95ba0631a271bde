import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { htmlToHast, markdownToMdast } from 'satteri';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const docs = join(import.meta.dirname, '..');
const root = join(docs, '../..');
const HOME = 'https://docs.example/kit/';
const FILES = 'https://git.example/kit/blob/HEAD/';

interface Node {
  readonly tagName?: string;
  readonly url?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Node[];
}
const nodesIn = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const linesIn = (texts: readonly string[]) => texts.join('').split('\n').length - 1;
const read = (file: string) => readFile(file, 'utf8');

describe('the built docs', () => {
  let built: string;
  /** What is in each page and in each page's Markdown, by their paths. */
  let contents: ReadonlyMap<string, readonly Node[]>;

  beforeAll(async () => {
    await mkdir(join(docs, '.cache'), { recursive: true });
    built = await mkdtemp(join(docs, '.cache/built-'));
    const build = ['node_modules/astro/bin/astro.mjs', 'build', '--force', '--silent', '--outDir', built];
    const places = { DOCS_URL: HOME, DOCS_REPOSITORY: 'https://git.example/kit' };
    const settings = { ...places, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
    // Vitest's own base would become that of the build.
    const env = { ...process.env, ...settings, BASE_URL: undefined };
    await promisify(execFile)(process.execPath, build, { cwd: docs, env });
    // Starlight gives 404.html an address, at which nothing is.
    const names = globSync('**/*.{html,md}', { cwd: built }).filter((file) => file !== '404.html');
    const files = names.map(async (file) => {
      const parse = file.endsWith('.md') ? markdownToMdast : htmlToHast;
      return [file, nodesIn(parse(await read(join(built, file))) as Node)] as const;
    });
    contents = new Map(await Promise.all(files));
  });
  afterAll(() => rm(built, { recursive: true }));

  /** Whether an address leads to a part of a page, a file here or one of the repository; those of others are not asked. */
  function isThere(link: string, from: string) {
    const { href, hash, origin, pathname } = new URL(link, HOME + from);
    if (href.startsWith(FILES)) return existsSync(join(root, href.slice(FILES.length)));
    if (!href.startsWith(HOME)) return origin !== new URL(HOME).origin;
    const path = pathname.slice('/kit/'.length);
    // Storybook is built beside it.
    if (path === 'storybook/') return true;
    const file = /(?:^|\/)$/.test(path) ? `${path}index.html` : path;
    const ids = contents.get(file)?.map(({ properties }) => properties?.['id']) ?? [];
    const isPart = hash === '' || file.endsWith('.md') || ids.includes(decodeURIComponent(hash.slice(1)));
    return existsSync(join(built, file)) && isPart;
  }

  it('have a page, its Markdown, a line in llms.txt and one in the sidebar for each guide and package', async () => {
    const names = globSync('packages/*/{README,docs/*}.md', { cwd: root }).map((file) =>
      file.replace(/^packages\/[\w-]+\/docs/, 'guides').replace(/(?:\/README)?\.md$/, ''),
    );
    expect(names).toEqual(expect.arrayContaining(['guides/theming', 'packages/cli']));
    const list = await read(join(built, 'llms.txt'));
    const sidebar = contents.get('gallery/index.html')?.map(({ properties }) => properties?.['href']);
    const lacking = names.filter(
      (name) =>
        !contents.has(`${name}/index.html`) ||
        !contents.has(`${name}.md`) ||
        !list.includes(`](${HOME}${name}.md): `) ||
        !sidebar?.includes(`/kit/${name}/`),
    );
    expect(lacking).toEqual([]);
  });

  it('have no broken link, and nothing from another host', () => {
    const wrong = Array.from(contents, ([file, nodes]) =>
      nodes.flatMap(({ tagName, url, properties = {} }) =>
        [url, properties['href'], properties['src']]
          .filter((link) => typeof link === 'string')
          .filter((link) => {
            const isOwn = new URL(link, HOME).href.startsWith(HOME);
            return !isThere(link, file) || (!isOwn && tagName !== 'a' && file.endsWith('.html'));
          })
          .map((link) => `${file}: ${link}`),
      ),
    );
    expect(contents.size).toBeGreaterThan(50);
    expect(wrong.flat()).toEqual([]);
  });

  it('have one title on each page', () => {
    const titles = Array.from(contents).filter(
      ([file, nodes]) =>
        file.endsWith('.html') && nodes.filter(({ tagName }) => tagName === 'h1').length !== 1,
    );
    expect(titles.map(([file]) => file)).toEqual([]);
  });

  it('state in the gallery how many lines the authors wrote', async () => {
    const gallery = await read(join(built, 'gallery.md'));
    const guide = await read(join(built, 'guides/from-markdown-to-a-deployed-course.md'));
    const linesOf = async (glob: string) => {
      // Without other languages.
      const files = globSync(glob, { cwd: root, exclude: (file) => /\.\w+\.md$/.test(file) });
      return linesIn(await Promise.all(files.map((file) => read(join(root, file)))));
    };
    const typed = (block: RegExp) => linesIn(Array.from(guide.matchAll(block), ([, text = '']) => text));
    expect(gallery).toContain(`${await linesOf('apps/site/brands/langflow/*.ts')} lines of settings`);
    expect(gallery).toContain(`${await linesOf('examples/script-tag/bread.json')} lines of JSON`);
    expect(gallery).toContain(
      `${typed(/^`course\/.+\n\n```markdown\n([^]*?)^```$/gm)} lines of Markdown and`,
    );
    expect(gallery).toContain(`${typed(/```js\n([^]*?)```/g)} lines of settings.`);
    const [, about = ''] = /about (\S+) lines of Markdown/.exec(gallery) ?? [];
    const written = await linesOf('packages/content/course/**/*.md');
    expect(Math.abs(Number(about.replace(',', '')) / written - 1)).toBeLessThan(0.05);
  });
});
