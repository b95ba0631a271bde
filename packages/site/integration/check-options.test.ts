import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from './check-options.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(root, 'course.md'), '');
  writeFileSync(join(root, 'footer.jsx'), '');
});
afterAll(() => rmSync(root, { recursive: true }));

const brand = {
  privacyMailbox: 'privacy@knots.example',
  storageKey: 'knots',
  colors: { canvas: ['#fff', '#000'] },
};
const options = { course: '.', brand, tool: { name: 'Rope', links: {} } };
const refused = (changed: object) => {
  try {
    checkOptions({ ...options, ...changed }, root);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

describe('the options of a site', () => {
  it('have whole paths once they are checked', () => {
    expect(
      checkOptions({ ...options, components: { Footer: './footer.jsx', Overview: false } }, root),
    ).toEqual({
      ...options,
      course: root,
      components: { Footer: join(root, 'footer.jsx'), Overview: false },
    });
  });

  it.each([
    [{ course: 'lessons' }, /^courseSite: course: no course\.md in .*lessons$/],
    [
      { brand: { ...brand, privacyMailbox: 'Ada' } },
      'courseSite: brand.privacyMailbox: expected an e-mail address',
    ],
    [
      { brand: { ...brand, storageKey: 'my course' } },
      'courseSite: brand.storageKey: expected letters, digits and hyphens, such as my-course',
    ],
    [
      { brand: { ...brand, colors: { canvas: '#fff' } } },
      'courseSite: brand.colors.canvas: expected two colours: on light pages and on dark ones',
    ],
    [
      { brand: { ...brand, description: 'Knots' } },
      'courseSite: brand.description: expected 50 to 160 characters',
    ],
    [{ brand: { ...brand, color: 'red' } }, 'courseSite: brand.color: there is no such option'],
    [{ tool: { links: {} } }, 'courseSite: tool.name: expected string, found nothing'],
    [
      { tool: { name: 'Rope', links: { chat: 'rope.example' } } },
      'courseSite: tool.links.chat: expected an address that begins with https://',
    ],
    [{ storage: 'firebase' }, 'courseSite: storage: expected one of "browser"|"supabase"'],
    [{ words: { pl: {} } }, 'courseSite: words.pl: there is no such option'],
    [{ words: { de: { landing: { title: 1 } } } }, /^courseSite: words\.de\.landing\.title: /],
    [{ offline: 'no' }, 'courseSite: offline: expected boolean, found string'],
    [{ locales: ['pl'] }, /^courseSite: locales\.0: expected one of "de"\|/],
    [{ components: { Footer: './lost.jsx' } }, /^courseSite: components\.Footer: no file .*lost\.jsx$/],
    [{ components: { Sidebar: './footer.jsx' } }, 'courseSite: components.Sidebar: there is no such option'],
    [
      { components: { Footer: true } },
      'courseSite: components.Footer: expected the path of a module, or false',
    ],
  ])('are refused by the name of what is not right: %j', (changed, message) => {
    expect(refused(changed)).toMatch(message);
  });

  it('are refused together', () => {
    expect(refused({ storage: 1, tool: 'Rope' }).split('\n')).toEqual([
      'courseSite: ',
      expect.stringContaining('  tool: '),
      expect.stringContaining('  storage: '),
    ]);
  });
});
