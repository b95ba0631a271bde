import { bundledLanguages } from 'shiki/langs';
import { parseDocument } from 'yaml';
import type { SourceChecker } from '../source/issues.js';

/** What is shown as it is. */
const PLAIN = ['text', 'txt', 'plaintext'];

/**
 * Finds snippets whose language is not known, and JSON and YAML that no program would take.
 *
 * @param line - the line of the file that the fence stands on.
 */
export function checkCode(check: SourceChecker, language: string, code: string, line: number): void {
  check.that(
    PLAIN.includes(language) || Object.hasOwn(bundledLanguages, language),
    line,
    'a language that can be colored, such as bash or python, or text',
    `"${language}"`,
  );
  if (language === 'json') checkJson(check, code, line);
  if (language === 'yaml' || language === 'yml') checkYaml(check, code, line);
}

function checkJson(check: SourceChecker, code: string, line: number): void {
  try {
    JSON.parse(code);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const place = Number(/at position (?<place>\d+)/.exec(message)?.groups?.place ?? code.length);
    check.report(
      line + code.slice(0, place).split('\n').length,
      'sound JSON; with comments it is jsonc, and a part of a file is text',
      message.replace(/ in JSON at position.*$|, "[^]*$/, '') || 'something else',
    );
  }
}

function checkYaml(check: SourceChecker, code: string, line: number): void {
  const [error] = parseDocument(code, { logLevel: 'silent' }).errors.filter(
    // Several documents may stand in one file.
    ({ code }) => code !== 'MULTIPLE_DOCS',
  );
  if (!error) return;
  check.report(
    line + code.slice(0, error.pos[0]).split('\n').length,
    'sound YAML; a part of a file is text',
    (error.message.split('\n')[0] ?? '').replace(/ at line .*$/, ''),
  );
}
