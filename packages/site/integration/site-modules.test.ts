import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { siteModules } from './site-modules.ts';

const options = {
  course: '/course',
  brand: {
    privacyMailbox: 'privacy@knots.example',
    storageKey: 'knots',
    colors: { canvas: ['#fff', '#000'] },
  },
  tool: { name: 'Rope', links: {} },
  words: { en: { landing: { title: 'Knots' } }, de: { landing: { title: 'Knoten' } } },
  components: { Footer: '/own/footer.jsx', Overview: false },
} as const;

/** The code of a module, as pages import it. */
function codeOf(name: string): string {
  const { resolveId, load } = siteModules(options, '/nowhere') as unknown as {
    readonly resolveId: (id: string) => string;
    readonly load: (id: string) => string;
  };
  return load(resolveId(`virtual:course-site/${name}`));
}

test('pages have the options as data', async () => {
  const { module } = await runnerImport<object>('virtual:course-site/options', {
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [siteModules(options, '/nowhere')],
  });
  const { brand, tool } = options;
  expect({ ...module }).toEqual({ brand, tool, locales: undefined, hasPreviews: false });
});

test('a language has its own words, and the build has all', () => {
  expect(codeOf('words/de')).toBe('export default {"landing":{"title":"Knoten"}};');
  expect(codeOf('words/fr')).toBe('export default undefined;');
  expect(codeOf('words')).toBe(`export default ${JSON.stringify(options.words)};`);
});

test('a component is the package’s, the site’s own, or nothing', () => {
  expect(codeOf('components/Header')).toMatch(
    /^export \{ SiteHeader as default \} from ".*\/packages\/site\/.*src\/layout\/site-header\.tsx";$/,
  );
  expect(codeOf('components/Footer')).toBe('export { default } from "/own/footer.jsx";');
  expect(codeOf('components/Overview')).toBe('export default () => null;');
});
