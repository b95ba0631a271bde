import { loadModule, scanSync, type ScanToken } from 'libpg-query';
import type { SchemaNames } from './schema-names.js';

/** A text of SQL, by its number in PostgreSQL's grammar. */
const STRING = 261;

/**
 * A script for a course in other schemas. PostgreSQL's own scanner takes it apart, so that comments, texts and names that only
 * look alike stay as they are. A name is a schema's before a dot and after the word `schema`, also in SQL within SQL: bodies
 * of functions, which are texts between dollars, and what is executed, formatted or cast to a name.
 */
export async function inSchema(sql: string, names: SchemaNames): Promise<string> {
  await loadModule();
  return renamed(sql, names);
}

/** The schemas that a script creates. */
export async function createdSchemas(sql: string): Promise<readonly string[]> {
  await loadModule();
  const tokens = tokensOf(sql);
  return tokens.flatMap((token, index) => {
    const isCreated = wordOf(token) === 'create' && wordOf(tokens[index + 1]) === 'schema';
    const name = isCreated ? tokens[afterCondition(tokens, index + 2)] : undefined;
    return name ? [nameOf(name)] : [];
  });
}

/** Whether SQL takes a word as a name without quotes. */
export async function isPlainName(word: string): Promise<boolean> {
  await loadModule();
  const [token, ...others] = tokensOf(word);
  return others.length === 0 && /^(?:NO|UNRESERVED)_KEYWORD$/u.test(token?.keywordName ?? '');
}

function renamed(sql: string, names: SchemaNames): string {
  const tokens = tokensOf(sql);
  const bytes = Buffer.from(sql);
  const listed = new Set(listedSchemas(tokens));
  let done = 0;
  let result = '';
  tokens.forEach((token, index) => {
    const isSchema = listed.has(token) || isQualifier(tokens, index);
    const replacement = isSchema ? names.get(nameOf(token)) : codeIn(tokens, index, names);
    if (replacement === undefined) return;
    // The scanner counts in bytes.
    result += bytes.toString('utf8', done, token.start) + replacement;
    done = token.end;
  });
  return result + bytes.toString('utf8', done);
}

const tokensOf = (sql: string): readonly ScanToken[] =>
  scanSync(sql).tokens.filter(({ text }) => !/^(?:--|\/\*)/u.test(text));

const wordOf = (token: ScanToken | undefined) => token?.text.toLowerCase();

const nameOf = ({ text }: ScanToken) =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text.toLowerCase();

/** Whether a name stands before a dot, as `private` in `private.quiz_keys`, and not in the middle as in `row.private.key`. */
const isQualifier = (tokens: readonly ScanToken[], index: number) =>
  tokens[index + 1]?.text === '.' && tokens[index - 1]?.text !== '.';

/** The names after `schema`, as in `grant usage on schema marking, private to anon`. */
function listedSchemas(tokens: readonly ScanToken[]): readonly ScanToken[] {
  return tokens.flatMap((token, index) => {
    if (wordOf(token) !== 'schema') return [];
    const listed: ScanToken[] = [];
    for (let at = afterCondition(tokens, index + 1); ; at += 2) {
      const name = tokens[at];
      if (name) listed.push(name);
      if (tokens[at + 1]?.text !== ',') return listed;
    }
  });
}

/** The place after `if not exists`, where that stands. */
const afterCondition = (tokens: readonly ScanToken[], index: number) =>
  wordOf(tokens[index]) === 'if' ? index + 3 : index;

/** A text with the SQL inside of it rewritten; undefined where it is not SQL. */
function codeIn(tokens: readonly ScanToken[], index: number, names: SchemaNames): string | undefined {
  const { text, tokenType } = tokens[index] as ScanToken;
  if (tokenType !== STRING) return undefined;
  const [dollars] = /^\$\w*\$/u.exec(text) ?? [];
  if (dollars) return dollars + renamed(text.slice(dollars.length, -dollars.length), names) + dollars;
  const isFormatted = wordOf(tokens[index - 2]) === 'format' && tokens[index - 1]?.text === '(';
  const isExecuted = wordOf(tokens[index - 1]) === 'execute';
  const isCast = tokens[index + 1]?.text === '::' && wordOf(tokens[index + 2])?.startsWith('reg');
  if (!text.startsWith("'") || !(isFormatted || isExecuted || isCast)) return undefined;
  const code = text.slice(1, -1).replaceAll("''", "'");
  return `'${renamed(code, names).replaceAll("'", "''")}'`;
}
