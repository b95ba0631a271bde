/** The Chromium or Chrome that tests run in: `CHROMIUM_PATH`, else one in a usual place, else null. */
export function chromiumPath(): string | null;

/** How Vitest and Playwright start the browser. */
export const launchOptions: {
  executablePath?: string;
  channel?: string;
  args: string[];
  env: Record<string, string>;
};
