/**
 * Runs a module of this package from its sources, which also read those of the kit: within the workspace nothing is
 * built. Node reads TypeScript by itself; imports name files as the compiler would leave them.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    const isOwn =
      specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    const source = isOwn && new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    return next(source && existsSync(fileURLToPath(source)) ? source.href : specifier, context);
  },
});

export const fromSource = (file) => import(new URL(`../${file}`, import.meta.url));
