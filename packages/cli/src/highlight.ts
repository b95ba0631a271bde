import type { CodeKind, Code, ColoredCode } from '@course-kit/react/model';
import { bundledLanguages, createCssVariablesTheme, createHighlighter, type BundledLanguage } from 'shiki';

/** Colors a piece of code. Unknown languages are not colored. */
export type Highlighter = (code: string, language: string) => Code;

/** Languages that are prose to learners, and are not colored. */
const PLAIN = ['text', 'markdown'];

/** A theme with variables: each token has its kind, and the page's stylesheet the kind's color in both schemes. */
const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '' });

const KINDS: Readonly<Record<string, CodeKind>> = {
  'token-comment': 'comment',
  'token-constant': 'constant',
  'token-function': 'function',
  'token-keyword': 'keyword',
  'token-link': 'link',
  'token-parameter': 'parameter',
  'token-string': 'string',
  'token-string-expression': 'string',
};

/** Creates a highlighter for some languages; each is loaded once. */
export async function createCodeHighlighter(languages: readonly string[]): Promise<Highlighter> {
  const known = languages.filter((name) => name in bundledLanguages && !PLAIN.includes(name));
  if (known.length === 0) return (code) => code;
  const shiki = await createHighlighter({ themes: [theme], langs: known });
  return (code, language) => {
    if (!known.includes(language)) return code;
    const { tokens } = shiki.codeToTokens(code, {
      lang: language as BundledLanguage,
      theme: 'kinds',
      // A line that takes long, as the first one does on a busy machine, is colored to its end.
      tokenizeTimeLimit: 0,
    });
    const pieces: (string | ColoredCode)[] = [];
    let end = 0;
    for (const { content, offset, color } of tokens.flat()) {
      const kind = KINDS[/^var\((?<name>.+)\)$/.exec(color ?? '')?.groups?.name ?? ''];
      // Operators such as `=` are not colored: that would be distracting, and as long as the code itself.
      if (!kind || !/\w/.test(content)) continue;
      const last = pieces.at(-1);
      const gap = code.slice(end, offset);
      // Spaces have no color, so neighbours of one kind can be joined across them.
      if (typeof last === 'object' && last.kind === kind && /^ *$/.test(gap))
        pieces[pieces.length - 1] = { kind, text: last.text + gap + content };
      else pieces.push(...(gap === '' ? [] : [gap]), { kind, text: content });
      end = offset + content.length;
    }
    if (end < code.length) pieces.push(code.slice(end));
    return pieces.length === 1 && pieces[0] === code ? code : pieces;
  };
}
