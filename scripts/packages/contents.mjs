import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { NAMES, tarballs } from './tarballs.mjs';

/** What is for work on the package and for nobody who installs it. */
const FOR_AUTHORS = /\.(test|stories|fixtures|arbitrary)\.|^supabase\/tests\//u;

/** Looks through what is published: it is whole by itself, and nothing in it is for its authors alone. */
export async function contents() {
  const issues = NAMES.flatMap((name) => issuesOf(join(tarballs, name)).map((issue) => `${name}: ${issue}`));
  if (issues.length > 0) throw new Error(issues.join('\n'));
}

/** What is wrong with a package that was unpacked into this folder. */
export function issuesOf(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile());
  const missing = ['README.md', 'LICENSE', 'package.json'].filter((file) => !files.includes(file));
  return [
    ...missing.map((file) => `${file} is missing`),
    ...files.filter((file) => FOR_AUTHORS.test(file)).map((file) => `${file} is for its authors`),
    ...files.flatMap((file) => lostReferences(folder, file)),
  ];
}

/** What a file refers to that is not in the package. */
function lostReferences(folder, file) {
  return referencesIn(file, readFileSync(join(folder, file), 'utf8'))
    .map((reference) => relative(folder, resolve(folder, dirname(file), reference)))
    .filter((path) => path.startsWith('..') || !isThere(join(folder, path)))
    .map((path) => `${file} refers to ${path}, which is not in the package`);
}

function referencesIn(file, text) {
  if (file.endsWith('.md')) return linksIn(text);
  if (file.endsWith('.map')) return JSON.parse(text).sources;
  if (/\.(m?js|tsx?)$/u.test(file) && !file.startsWith('dist/embed/'))
    return [...importsIn(text, file), ...mapOf(text)];
  return [];
}

/** Links that lead to a file and not to an address or a place on the page. What stands in code is an example. */
function linksIn(markdown) {
  const text = markdown.replace(/^(`{3,}).*?^\1$/gmsu, '').replace(/`[^`\n]+`/gu, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link]) => link.replace(/#.*$/u, ''));
  return links.filter((link) => link !== '' && !/^[a-z]+:/u.test(link));
}

/** Sources come without generated modules, such as fonts: those are there once, as they are run. */
function importsIn(code, file) {
  const imports = code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.{1,2}\/[^'"?]+)(?:\?\w+)?['"]/gu);
  const paths = [...imports].map(([, path]) => path);
  return file.startsWith('src/') ? paths.filter((path) => !path.includes('.generated.')) : paths;
}

/** A declaration's map may be left out: an editor then shows the declaration. */
function mapOf(code) {
  const map = /^\/\/# sourceMappingURL=(\S+\.js\.map)$/mu.exec(code)?.[1];
  return map ? [map] : [];
}

/** Sources name each other by what the compiler makes of them, or without an end. */
function isThere(path) {
  return (
    ['.ts', '.tsx', '.d.ts', '.js'].some((end) => existsSync(path.replace(/(?:\.js)?$/u, end))) ||
    existsSync(path) ||
    // A course with accounts is made of both folders.
    (path.includes('starter-supabase') && isThere(path.replace('starter-supabase', 'starter')))
  );
}
