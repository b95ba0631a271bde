import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** What doc comments say, by `Type` and by `Type.field`. */
export type TypeDocs = Readonly<Record<string, string>>;

/** Reads the doc comments of the types that a file exports, and of their fields: in plain text, without `@default`. */
export function typeDocs(file: URL): TypeDocs {
  const path = fileURLToPath(file);
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  const docs: Record<string, string> = {};
  const read = (name: string, { start }: { readonly start: number }) => {
    const comment = comments.findLast(({ end }) => end <= start);
    if (comment && text.slice(comment.end, start).trim() === '') docs[name] = plain(comment.value);
  };
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declaration?.type !== 'TSInterfaceDeclaration' && declaration?.type !== 'TSTypeAliasDeclaration')
      continue;
    const { name } = declaration.id;
    read(name, node);
    if (declaration.type === 'TSTypeAliasDeclaration') continue;
    for (const member of declaration.body.body)
      if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier')
        read(`${name}.${member.key.name}`, member);
  }
  return docs;
}

function plain(comment: string): string {
  const [words = ''] = comment.replace(/^\*/u, '').split('@default');
  return words
    .replaceAll(/^\s*\*/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('`', '"')
    .trim();
}
