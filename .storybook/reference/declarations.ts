// What the package promises, and its sources with their words: what these pages say is read from them.
const reports = import.meta.glob<string>('../../packages/course-kit/api/{index,model,review}.api.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(
  [
    '../../packages/course-kit/src/{flow/model,model,ports,review,state}/*.ts',
    '!../../packages/course-kit/src/**/*.{arbitrary,fixtures,test}.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const blocks = Object.values(reports)
  .flatMap((report) => report.split('\n\n'))
  .map((block) => block.replace(/^\/\/ .*\n/gm, '').replace(/^export /, ''));
const source = Object.values(sources).join('\n');

/** A function, hook or constant of the package, as its pages show it. */
export interface Reference {
  readonly name: string;
  /** What its comment says, as Markdown. */
  readonly words: string;
  /** As an author sees it in an editor. */
  readonly declaration: string;
  /** The types that the declaration names and that tell what is in them, comments included. */
  readonly types: readonly string[];
}

/** @throws Error when the package does not export it, or says nothing about it. */
export function referenceOf(name: string): Reference {
  const declaration = blocks.find((block) => new RegExp(`^(?:const|class|function) ${name}\\b`).test(block));
  if (!declaration) throw new Error(`No API report has ${name}; \`pnpm fix\` writes them anew`);
  const comment = commentOf(name);
  if (comment === '') throw new Error(`${name} has no comment`);
  const named = [...new Set(declaration.match(/\b[A-Z]\w+/g))].filter((type) => type !== name);
  return {
    name,
    words: inMarkdown(comment),
    declaration,
    types: named.map(typeOf).filter((type) => type !== ''),
  };
}

/** The comment right before a declaration. */
function commentOf(name: string): string {
  const found = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:async )?(?:const|class|function) ${name}\\b`,
  ).exec(source);
  return (found?.[1] ?? '').replace(/^[ \t]*\*[ \t]?/gm, '').trim();
}

/** An interface or a type as it is written, with its comments. */
function typeOf(name: string): string {
  const start = source.search(new RegExp(`^export (?:interface|type) ${name}\\b`, 'm'));
  if (start < 0) return '';
  const text = source.slice(start);
  return text.slice(0, text.search(/\n(?=\n|export |\/\*\*|function |const )/)).replace(/^export /, '');
}

/** Tags as lines of a list: what goes in, what comes out, what is thrown. */
function inMarkdown(comment: string): string {
  return comment
    .replace(/\n(?=\S)(?!@)/g, ' ')
    .replace(/^@param (\w+) - /gm, '\n- `$1`: ')
    .replace(/^@returns? /gm, '\n- Answers: ')
    .replace(/^@throws (\w+)/gm, '\n- Throws `$1`')
    .replace(/^@default (.+)$/gm, '\n- Default: `$1`');
}
