/**
 * Runs a module of this package, and of the kit, from its TypeScript sources, so that nothing has to be built within
 * the workspace. Node reads TypeScript itself; imports name the compiled files.
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
