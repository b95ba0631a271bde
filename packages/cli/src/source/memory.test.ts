import { expect, test } from 'vitest';
import { parseFiles } from '../course/parse-course.js';
import { parseChecks } from '../task-check/course-checks.js';
import { createMemory, type Memory } from './memory.js';

const TASK = '---\ntitle: Ask\nduration: 1 hour\n---\n\n## Do it\n\nAsk.\n';
const FILES = new Map([
  ['course.md', '---\ntitle: Bread\n---\n'],
  ['1-basics/level.md', '---\ntitle: Basics\n---\n'],
  ['1-basics/1-ask.md', TASK],
  ['1-basics/2-wait.md', TASK.replace('Ask', 'Wait')],
]);

test('the Markdown of a lesson is parsed once for its text and its checks, and again only when the file changes', () => {
  const made: string[] = [];
  const remember = createMemory();
  const watched: Memory = (path, text, make) =>
    remember(path, text, () => {
      made.push(path);
      return make();
    });
  const read = (files: ReadonlyMap<string, string>) => {
    parseFiles(files, { highlight: (code) => code, pictures: new Map() }, watched);
    parseChecks(files, watched);
    return made.splice(0).filter((path) => path.startsWith('Markdown'));
  };
  expect(read(FILES)).toEqual(['Markdown of 1-basics/1-ask.md', 'Markdown of 1-basics/2-wait.md']);
  expect(read(new Map(FILES).set('1-basics/2-wait.md', TASK))).toEqual(['Markdown of 1-basics/2-wait.md']);
});
