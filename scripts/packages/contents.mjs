import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { NAMES, tarballs } from './tarballs.mjs';

/** Files for the development of the package, which users do not need. */
const FOR_AUTHORS = /\.(test|stories|fixtures|arbitrary)\.|^supabase\/tests\//u;

/** What people and tools that have only the package read, by its name. */
const GUIDES = {
  'course-kit': [
    'llms.txt',
    ...['embedding', 'messages', 'server-rendering', 'storage-adapters', 'theming', 'writing-a-course'].map(
      (name) => `docs/${name}.md`,
    ),
  ],
  cli: ['docs/from-markdown-to-a-deployed-course.md', 'docs/write-a-course.md'],
};

/** Checks what is published: nothing is missing, and there are no development files. */
export async function contents() {
  const issues = NAMES.flatMap((name) =>
    issuesOf(join(tarballs, name), GUIDES[name]).map((issue) => `${name}: ${issue}`),
  );
  if (issues.length > 0) throw new Error(issues.join('\n'));
}

/** The issues of a package that was unpacked into this folder, with guides that have to be there. */
export function issuesOf(folder, guides = []) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile());
  const missing = ['README.md', 'LICENSE', 'package.json', ...guides].filter((file) => !files.includes(file));
  return [
    ...missing.map((file) => `${file} is missing`),
    ...files.filter((file) => FOR_AUTHORS.test(file)).map((file) => `${file} is for its authors`),
    ...files.flatMap((file) => lostReferences(folder, file)),
  ];
}

/** References of a file to files that are not in the package. */
function lostReferences(folder, file) {
  return referencesIn(file, readFileSync(join(folder, file), 'utf8'))
    .map((reference) => relative(folder, resolve(folder, dirname(file), reference)))
    .filter((path) => path.startsWith('..') || !isThere(join(folder, path)))
    .map((path) => `${file} refers to ${path}, which is not in the package`);
}

function referencesIn(file, text) {
  if (/\.md$|^llms\.txt$/u.test(file)) return linksIn(text);
  if (file.endsWith('.map')) return JSON.parse(text).sources;
  if (/\.(m?js|tsx?)$/u.test(file)) return [...importsIn(text, file), ...mapOf(text)];
  return [];
}

/** Links to files, not to web addresses or anchors. Links in code are examples. */
function linksIn(markdown) {
  const text = markdown.replace(/^(`{3,}).*?^\1$/gmsu, '').replace(/`[^`\n]+`/gu, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link]) => link.replace(/#.*$/u, ''));
  return links.filter((link) => link !== '' && !/^[a-z]+:/u.test(link));
}

/** Sources are packed without generated modules such as fonts, which are in the built files only. */
function importsIn(code, file) {
  const imports = code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.{1,2}\/[^'"?]+)(?:\?\w+)?['"]/gu);
  const named = [...imports].map(([, path]) => path);
  // A declaration that names its source's neighbour means the declaration of that one, as compilers do.
  const paths = file.endsWith('.d.ts') ? named.map((path) => path.replace(/\.ts$/u, '.js')) : named;
  return file.startsWith('src/') ? paths.filter((path) => !path.includes('.generated.')) : paths;
}

/** The source map of a declaration is optional: an editor then shows the declaration. */
function mapOf(code) {
  const map = /^\/\/# sourceMappingURL=(\S+\.js\.map)$/mu.exec(code)?.[1];
  return map ? [map] : [];
}

/** Sources import each other by the compiled file's name, or without an extension. */
function isThere(path) {
  return (
    ['.ts', '.tsx', '.d.ts', '.js'].some((end) => existsSync(path.replace(/(?:\.js)?$/u, end))) ||
    existsSync(path) ||
    // A course with accounts consists of both folders.
    (path.includes('starter-supabase') && isThere(path.replace('starter-supabase', 'starter')))
  );
}
