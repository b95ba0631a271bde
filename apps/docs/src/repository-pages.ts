import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownToMdast, type MdastNode, type MdastPluginEntry } from 'satteri';

/** Where the site shall be, such as `https://owner.example/kit/`, and the repository that has what is no page here. */
const { DOCS_URL, DOCS_REPOSITORY: repository } = process.env;
const place = DOCS_URL ? new URL(DOCS_URL) : undefined;
export const site = place?.origin;
export const base = place?.pathname.replace(/\/?$/, '/') ?? '/';

/** The Markdown of the repository that has a page, by globs from its root. */
export const SHOWN = [
  'apps/docs/src/content/docs/*.md',
  'examples/*/README.md',
  'packages/*/README.md',
  'packages/*/docs/*.md',
  'packages/course-kit/supabase/*.md',
];
const shown = new RegExp(`^(?:${SHOWN.join('|').replaceAll('.', '\\.').replaceAll('*', '[^/]+')})$`);
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The page of such a file, below the site's address: `guides/theming`. */
export const pageOf = (file: string) =>
  file
    .replace('apps/docs/src/content/docs/', '')
    .replace('packages/course-kit/supabase/README', 'guides/supabase')
    .replace(/^packages\/[\w-]+\/(?:docs|supabase)\//, 'guides/')
    .replace(/(?:\/README)?\.md$/, '');

/** A file's path from the root of the repository. */
export const fileAt = (path: string) => posix.relative(root, path);

/** The file of the repository that a link of another one leads to; nothing for other addresses. */
function targetOf(link: string, file: string) {
  const [, name] = /^https:\/\/www\.npmjs\.com\/package\/@course-kit\/([\w-]+)$/.exec(link) ?? [];
  if (name) return `packages/${name === 'react' ? 'course-kit' : name}/README.md`;
  return /^(?:\w+:|[#/])/.test(link) ? undefined : posix.join(posix.dirname(file), link);
}

/** Where a link leads to here; nothing for a file without a page, where no repository is named. */
function addressOf(link: string, file: string, ending: '/' | '.md') {
  const target = targetOf(link, file);
  if (target === undefined) return link.replace(/^\//, base);
  const [path = '', hash = ''] = target.split(/(?=#)/);
  if (shown.test(path)) return base + pageOf(path) + ending + hash;
  return repository && `${repository}/blob/HEAD/${path}${hash}`;
}

/** Makes a file a page: its title stands above it already, and its links lead to pages. */
export const asPage: MdastPluginEntry = ({ fileURL }) => ({
  name: 'repository-page',
  heading(node, context) {
    if (node.depth === 1) context.removeNode(node);
  },
  link(node, context) {
    const address = addressOf(node.url, fileAt(fileURLToPath(fileURL ?? '')), '/');
    if (address === undefined) context.replaceNode(node, [...node.children]);
    else context.setProperty(node, 'url', address);
  },
});

const nodesIn = (node: MdastNode): readonly MdastNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];
const textOf = (node: MdastNode) =>
  nodesIn(node)
    .map((part) => ('value' in part ? part.value : ''))
    .join('');

/** What else there is to know of a page: its title, its first sentence, and its Markdown with links to the others'. */
export function aboutPage(source: string, file: string) {
  const text = source.replace(/^---\n[^]*?\n---\n+/, '');
  const nodes = nodesIn(markdownToMdast(text));
  const [title, lead] = ['heading', 'paragraph'].map((type) => nodes.find((node) => node.type === type));
  if (!title || !lead) throw new Error(`${file}: expected a title and a sentence`);
  const links = nodes.filter((node) => node.type === 'link' || node.type === 'image');
  const twin = links.toReversed().reduce((before, { type, url, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const address = addressOf(url, file, '.md');
    const link = before
      .slice(start, end)
      .replace(/^\[([^]*)\]\([^]*\)$/, address === undefined ? '$1' : `[$1](${address})`);
    // Pictures are files of the pages.
    return before.slice(0, start) + (type === 'image' ? '' : link) + before.slice(end);
  }, text);
  const [description = ''] = textOf(lead)
    .replaceAll('\n', ' ')
    .split(/(?<=\.) /);
  return { title: textOf(title), description: description.replace(/:$/, '.'), twin };
}
