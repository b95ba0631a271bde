/**
 * What begins with 'use client' is not run on a server: bundlers of server components put a reference in the place of
 * each of its exports, and so does this.
 */
export async function load(address, context, next) {
  const loaded = await next(address, context);
  const source = String(loaded.source ?? '');
  if (!/^['"]use client['"]/u.test(source)) return loaded;
  const names = /^export \{([^}]*)\}/mu.exec(source)?.[1]?.match(/\w+/gu) ?? [];
  return { ...loaded, source: names.map((name) => `export const ${name} = 'of the client';`).join('\n') };
}
