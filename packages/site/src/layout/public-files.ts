import { publicDir } from 'astro:config/server';
import { existsSync } from 'node:fs';

/** Whether the site has a file of this path among those that are published as they are. */
export const isPublic = (path: string): boolean => existsSync(new URL(path.replace(/^\//, ''), publicDir));
