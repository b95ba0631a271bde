import type { Level } from 'course-kit/model';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { partsOfStep } from '../labels/lesson-parts.js';
import { composeFault } from './compose-fault.js';
import { pythonFault } from './python-fault.js';

/** What a language's own parser says of a text; undefined where it accepts it. */
type Parser = (code: string) => string | undefined;

const PARSERS: Readonly<Record<string, Parser>> = {
  json: refusalBy(JSON.parse),
  python: pythonFault,
  toml: refusalBy(parseToml),
  yaml: (code) => refusalBy(parseYaml)(code) ?? (isCompose(code) ? composeFault(code) : undefined),
};

/** What lessons let learners copy and its language's parser refuses, each with its lesson and step. */
export function snippetFaults(levels: readonly Level[]): readonly string[] {
  return levels.flatMap(({ tasks }) =>
    tasks.flatMap(({ id, steps }) =>
      steps.flatMap((step) =>
        partsOfStep(step).flatMap((part) => {
          const fault = part.kind === 'snippet' ? PARSERS[part.language]?.(part.code) : undefined;
          return fault === undefined ? [] : [`${id}, ${step.title}, ${part.kind}: ${fault}`];
        }),
      ),
    ),
  );
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
