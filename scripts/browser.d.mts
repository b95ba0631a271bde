/**
 * The Chromium or Chrome that tests run in: `CHROMIUM_PATH`, else an installed one, else Playwright's own, else on
 * Linux the one of the npm registry.
 *
 * @throws where there is none, and says how to get one.
 */
export function chromiumPath(): string;

/** How Vitest and Playwright start the browser. */
export const launchOptions: {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
};
