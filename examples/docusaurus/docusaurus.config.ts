import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

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
      name: 'pictures-of-lessons',
      // The same addresses in pages that are rendered by Node, which otherwise have `file:`, and in browsers.
      configureWebpack: () => ({ module: { parser: { javascript: { url: 'relative' } } } }),
    }),
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'Course kit in Docusaurus' },
  } satisfies Preset.ThemeConfig,
};

export default config;
