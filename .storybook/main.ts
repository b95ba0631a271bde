import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { inheritedTokens } from '../packages/course-kit/scripts/inherited-tokens.ts';
import { apiReference } from './reference/api-reference.ts';
import { styleReference } from './reference/style-reference.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.mdx',
    './*.stories.tsx',
    '../packages/course-kit/src/**/*.mdx',
    '../packages/course-kit/src/**/*.stories.tsx',
    '../packages/flow/src/**/*.mdx',
    '../packages/flow/src/**/*.stories.tsx',
    '../packages/credentials/src/**/*.mdx',
    '../packages/credentials/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      // The first serves the worker that answers for servers in stories about network failures.
      plugins: [msw({ mode: 'worker-only' }), styleReference(), apiReference()],
      css: { postcss: { plugins: [inheritedTokens] } },
      // Dependencies are found before the first page, not in the middle of a run, which would reload it.
      optimizeDeps: {
        // Tests import modules that only their own configuration makes.
        entries: [
          fromRoot('packages/{course-kit,credentials,flow}/{exports,src}/**/*.{ts,tsx}'),
          `!${fromRoot('packages/{course-kit,credentials,flow}/src/**/*.test.{ts,tsx}')}`,
        ],
        include: [
          'msw',
          'msw/browser',
          'msw-storybook-addon/csf3',
          '@course-kit/react > react-aria-components',
          '@course-kit/react > react-aria/FocusScope',
          '@course-kit/react > react-aria/PortalProvider',
          '@course-kit/react > react-stately/private/flags/flags',
        ],
      },
    }),
};

export default config;
