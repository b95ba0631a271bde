import { describe, expect, test } from 'vitest';
import { answerGoal, codeGoal, partnerGoal } from './flow-check.fixtures.js';
import type { FieldRule, FlowGoal } from './model/task-check.js';
import { teachingSteps, type TaughtStep } from './model/teaching-steps.js';

const name = (words: string) => ({ kind: 'strong', content: [words] }) as const;

/** A lesson on a study partner. */
const steps: readonly TaughtStep[] = [
  {
    title: 'Begin',
    instruction: ['Place the chat. Its voice is enthusiastic.'],
    adds: ['ask', 'answer'],
  },
  { title: 'Add a model', instruction: ['Connect it.'], adds: ['model'] },
  {
    title: 'Write rules',
    instruction: [
      ['Open ', name('Template'), ' of ', name('Prompt Template'), '.'],
      { kind: 'snippet', language: 'text', label: 'Rules', code: 'End with one question.' },
    ],
    adds: ['rules'],
  },
  {
    title: 'Add variables',
    instruction: ['Replace the text.'],
    snippets: [{ language: 'text', label: 'Rules', code: ['On ', { kind: 'string', text: '{subject}' }] }],
  },
  { title: 'Describe it', instruction: ['Add a description of one line.'] },
];
const rule = (test: FieldRule['test'], value?: string, field = 'Template'): FieldRule => ({
  component: 'rules',
  field: { name: field, keys: [field] },
  test,
  ...(value !== undefined && { values: [value] }),
});
const goalWith = (rules: readonly FieldRule[], about: FlowGoal['about'] = []): FlowGoal => ({
  ...partnerGoal,
  components: [],
  connections: [],
  rules,
  about,
});

describe('the step that teaches what is missing', () => {
  test('is the one that adds a component, and of a connection the second of its ends', () => {
    const found = teachingSteps({ ...partnerGoal, rules: [] }, steps);
    const { components, connections } = partnerGoal;
    expect(Object.fromEntries(components.map(({ id }, index) => [id, found[index]]))).toEqual({
      ask: 1,
      rules: 3,
      model: 2,
      answer: 1,
    });
    expect(connections.map(({ from, to }, index) => [from, to, found[components.length + index]])).toEqual(
      expect.arrayContaining([
        ['ask', 'model', 2],
        ['rules', 'model', 3],
        ['model', 'answer', 2],
      ]),
    );
  });

  test('is the one that has a value to copy, else the one that names the field', () => {
    const goal = goalWith([rule('holds', '{subject}'), rule('holds', 'one question'), rule('holds', '0')]);
    expect(teachingSteps(goal, steps)).toEqual([4, 3, 3]);
  });

  test('is for what has to go never the one that has it, and none before the component is there', () => {
    expect(teachingSteps(goalWith([rule('lacks', 'enthusiastic')]), steps)).toEqual([3]);
    expect(teachingSteps(goalWith([rule('is', 'enthusiastic', 'Voice')]), steps)).toEqual([3]);
  });

  test('says of the flow itself what a file calls so', () => {
    const about = [{ path: ['description'], test: 'isFilled', words: 'It is described' }] as const;
    expect(teachingSteps(goalWith([], about), steps)).toEqual([5]);
  });

  test('has a line of code as it is asked for', () => {
    const code = { language: 'python', label: 'Code', code: 'import x\nclass Stock(Component):' };
    expect(teachingSteps(codeGoal, [...steps, { title: 'Code', instruction: [], snippets: [code] }])).toEqual(
      [6],
    );
  });

  test('is none where the lesson does not tell', () => {
    expect(teachingSteps(answerGoal, steps)).toEqual([undefined]);
    expect(new Set(teachingSteps(partnerGoal, []))).toEqual(new Set([undefined]));
  });
});
