import { translateTasks, type Task } from '@course-kit/react/model';
import { expect, test } from 'vitest';
import { issueText } from '../../source/issues.js';
import { parseTaskWords } from './task-words.js';

const SOURCE = '---\ntitle: Mix\n---\n\n```map The bowl\nDough: 0 0 9 9\n```\n\n## Stir\n\nStir.\n';
const parse = (plan: string) =>
  parseTaskWords(
    '1-mix.de.md',
    `---\ntitle: Mischen\n---\n\n${plan}\n\n## Rühren\n\nRühre.\n`,
    { file: '1-mix.md', text: SOURCE },
    new Map(),
  );

test('of the plan of a lesson its title alone is in other words', () => {
  const { words, check } = parse('```map Die Schüssel\n```');
  expect(check.issues).toEqual([]);
  const plan = { kind: 'map', title: 'The bowl', regions: [{ label: 'Dough', at: [0, 0, 9, 9] }] };
  const links = { resources: [], documentation: [], links: [] };
  const lesson = { title: 'Mix', duration: '1 hour', introduction: [], ...links, plan };
  const task = { ...lesson, steps: [{ title: 'Stir', instruction: ['Stir.'] }] } as unknown as Task;
  const [translated] = translateTasks([task], [words], 'de');
  expect(translated?.plan).toEqual({ ...plan, title: 'Die Schüssel' });
});

test('the parts of a plan are those of the source', () => {
  const { check } = parse('```map Die Schüssel\nTeig: 0 0 9 9\n```');
  expect(check.issues.map(issueText)).toEqual([
    '1-mix.de.md:5: expected no flow or exercise, and of a map its title alone: these are those of the source, found one',
  ]);
});
