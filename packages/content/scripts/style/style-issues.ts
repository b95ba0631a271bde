import type { Block, Task } from '@course-kit/react/model';
import { askedIn, countWords, sayingsOf, textsOf } from './lesson-texts.js';

/** What lessons do not say, and what they say instead. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cannot|(?:do|does|did|is|are|was|will|would|should) not)\b/i, 'a contraction, such as "can\'t"'],
  [/\b(?:you|it|they|we) will\b/i, 'a contraction, such as "you\'ll"'],
  [/\b(?:of|on) (?:its|your|their|his|her) own\b/i, '"a separate …", or nothing'],
  [/\ball the same\b|\bon purpose\b/i, 'nothing, or the reason'],
  [/(?:^|[.!?] )(?:Should|Were|Had) (?:you|your|the|an?|it)\b/, '"If …"'],
  [/\bbox(?:es)?\b/i, '"component"'],
  [
    /\blines? (?:that )?(?:runs?|leads?|joins?|ends? at)\b|\b(?:draw|connect) (?:a|the|that|another) line\b/i,
    '"edge"',
  ],
  [/\b(?:simply|obviously|of course|please)\b/i, 'nothing'],
];

const CLOSING = /^You can now [^.!?]+\.$/;
const SENTENCE_END = /[.!?]"?(?=\s|$)/g;
const FEWEST_WORDS = 750;
const MOST_WORDS = 1100;

/** Where a lesson leaves the style of the course, each with its place and what belongs there. */
export function styleIssues(task: Task): readonly string[] {
  const [opening] = task.introduction.flatMap(textsOf);
  const words = countWords(task);
  const isPicture = (block: Block) =>
    typeof block === 'object' && 'kind' in block && block.kind === 'picture';
  const rules: readonly (readonly [boolean, string])[] = [
    [!!opening?.startsWith("You'll "), 'introduction: begins with what learners will have, "You\'ll …"'],
    [
      (opening?.match(SENTENCE_END)?.length ?? 0) <= 2,
      'introduction: its first paragraph, which stands above the steps, has two sentences at most',
    ],
    [
      !!task.figure || !!task.plan || task.introduction.some(isPicture),
      'introduction: shows the result as a flow, a map or a picture',
    ],
    [CLOSING.test(task.outcome ?? ''), 'outcome: is one sentence, "You can now …"'],
    [
      words >= FEWEST_WORDS && words <= MOST_WORDS,
      `${words} words instead of ${FEWEST_WORDS} to ${MOST_WORDS}`,
    ],
    [task.minutes !== undefined, 'has no minutes'],
  ];
  const refused = [...sayingsOf(task), ...askedIn(task)].flatMap(({ place, text }) =>
    REFUSED.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${place}: ${instead} instead of "${found.trim()}"`];
    }),
  );
  return [...rules.flatMap(([holds, issue]) => (holds ? [] : [issue])), ...refused];
}

/** The part of all steps that warn of a loss, a cost or a danger, from 0 to 1. */
export function warningShare(tasks: readonly Task[]): number {
  const steps = tasks.flatMap((task) => task.steps);
  const warning = steps.filter(({ instruction }) =>
    instruction.some(
      (block) =>
        typeof block === 'object' && 'kind' in block && block.kind === 'note' && block.role === 'warning',
    ),
  );
  return warning.length / steps.length;
}
