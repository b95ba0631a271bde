import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/** Docusaurus adds a function to webpack's own in each script, but webpack has none in a worker of one module, which then fails. */
const webpackInEachScript = {
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap('webpackInEachScript', (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap('webpackInEachScript', (_, needed) => {
        needed.add('__webpack_require__');
      }),
    ),
};

const config: Config = {
  title: 'Course kit in Docusaurus',
  url: 'https://docs.example.org',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/' },
        blog: false,
        pages: false,
        sitemap: false,
        theme: { customCss: './src/custom.css' },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    () => ({
      name: 'webpack-of-the-kit',
      configureWebpack: () => ({
        // Pictures have the same address in pages that are rendered by Node, where it otherwise is one of `file:`, and in browsers.
        module: { parser: { javascript: { url: 'relative' } } },
        plugins: [webpackInEachScript],
      }),
    }),
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'Course kit in Docusaurus' },
  } satisfies Preset.ThemeConfig,
};

export default config;
