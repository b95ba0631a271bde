import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as flow from '@course-kit/flow';
import * as flowModel from '@course-kit/flow/model';
import * as kit from '@course-kit/react';
import * as feature from '@course-kit/react/feature';
import * as model from '@course-kit/react/model';
import { buildIndex } from 'storybook/internal/core-server';
import styles from 'virtual:style-reference';
import { expect, test } from 'vitest';
import { featureGroups, modelGroups } from './reference/model-groups.js';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const entries = Object.values((await buildIndex({ configDir })).entries);
const names = Object.keys({ ...kit, ...flow });

/** Titles of the pages in Markdown, without those that Storybook generates. */
const pages = entries
  .filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'))
  .map(({ title }) => title);

/** Components, without the views of connected ones; the view of `CertificateView` is `CertificatePageView`. */
const components = names
  .filter((name) => /^[A-Z]/u.test(name) && !name.endsWith('Error') && name !== 'CertificatePageView')
  .filter((name) => !(name.endsWith('View') && names.includes(name.slice(0, -'View'.length))));

/** The stories that every visible component must have. */
const REQUIRED = [
  'Playground',
  'Narrow Column',
  'Right To Left',
  'Dark',
  'Docs Look',
  'Docs Look Dark',
  'Pseudo Locale',
  'Forced Colours',
];

/** Required stories that make no sense for a component. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  /** It renders no element. */
  CourseProvider: REQUIRED.slice(1),
  /** It has no text, and the color of the text around it. */
  Icon: ['Narrow Column', 'Docs Look', 'Docs Look Dark', 'Pseudo Locale'],
  /** It is positioned in the window. */
  Toaster: ['Narrow Column'],
};

test.each(components)('%s has its page and the required stories', (name) => {
  const title = `Components/${name}`;
  const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title);
  const missing = REQUIRED.filter((required) => !EXCEPTIONS[name]?.includes(required));

  expect(pages).toContain(title);
  expect(stories.map((story) => story.name)).toEqual(expect.arrayContaining(missing));
});

test.each(names.filter((name) => name.startsWith('use')))('%s has its page', (name) => {
  expect(pages).toContain(`Hooks/${name}`);
});

test.each([
  ['Model', modelGroups, { ...model, ...flowModel }],
  ['Features', featureGroups, feature],
])('every export of %s is on a page', (title, groups, exported) => {
  const shown = Object.entries(groups).flatMap(([group, members]: [string, readonly string[]]) =>
    pages.includes(`${title}/${group}`) ? members : [],
  );

  expect([...shown].sort()).toEqual(Object.keys(exported).sort());
});

test('every stylesheet that a page names has its parts', () => {
  const written = new Set(
    entries.map(({ importPath }) => importPath).filter((path) => path.endsWith('.mdx')),
  );
  const named = [...written].flatMap((path) => {
    const text = readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
    const [, names = ''] = /<StyledParts of=\{\[(.*?)\]\}/u.exec(text) ?? [];
    return Array.from(names.matchAll(/[\w-]+/gu), ([name]) => name);
  });

  expect(styles.parts.map(({ title }) => title)).toEqual(expect.arrayContaining(named));
});
