import type { Level } from '@course-kit/react/model';
import { parse as parseToml } from 'smol-toml';
import { partsOfStep } from '../labels/lesson-parts.js';
import { composeIssue } from './compose-issue.js';
import { pythonIssue } from './python-issue.js';

/** What a language's own parser says of a text; undefined where it accepts it. */
type Parser = (code: string) => string | undefined;

/** Python in a shell's command: `python3 - <<'PY'`. */
const HEREDOC = /^python3? - <<'(?:\w+)'\n([\s\S]*?)^\w+$/gm;

/**
 * By the language's name at its fence; another name, such as `yml`, would let a fault pass. JSON and YAML are parsed for
 * every course when its files are read (`packages/cli/src/markdown/check-code.ts`).
 */
const PARSERS: Readonly<Record<string, Parser>> = {
  bash: (code) => firstOf([...code.matchAll(HEREDOC)].map(([, script = '']) => pythonIssue(script))),
  dockerfile: accepted,
  json: accepted,
  markdown: accepted,
  powershell: accepted,
  python: pythonIssue,
  text: accepted,
  toml: refusalBy(parseToml),
  yaml: (code) => (isCompose(code) ? composeIssue(code) : undefined),
};

/** What lessons let learners copy and its language's parser refuses, each with its lesson and step. */
export function snippetIssues(levels: readonly Level[]): readonly string[] {
  return levels.flatMap(({ tasks }) =>
    tasks.flatMap(({ id, steps }) =>
      steps.flatMap((step) =>
        partsOfStep(step).flatMap((part) => {
          if (part.kind !== 'snippet') return [];
          const parse = PARSERS[part.language] ?? (() => `no parser for ${part.language}`);
          const issue = parse(part.code);
          return issue === undefined ? [] : [`${id}, ${step.title}, ${part.kind}: ${issue}`];
        }),
      ),
    ),
  );
}

function accepted(): undefined {
  return undefined;
}

function firstOf(issues: readonly (string | undefined)[]): string | undefined {
  return issues.find((issue) => issue !== undefined);
}

function refusalBy(parse: (code: string) => unknown): Parser {
  return (code) => {
    try {
      parse(code);
      return undefined;
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).split('\n')[0];
    }
  };
}

/** The only YAML with services at its top that lessons have is for Compose. */
function isCompose(code: string): boolean {
  return /^services:/m.test(code);
}
