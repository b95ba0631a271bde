import { afterEach, expect, test, vi } from 'vitest';
import { checkFile } from './check-file.js';
import { answerGoal } from './flow-check.fixtures.js';
import { checkWork } from './model/check-work.js';
import { MOST_BYTES } from './model/read-json.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const check = (work: Blob | string) => checkFile(checkWork, answerGoal, work);

test('a file and pasted text are read alike', async () => {
  const text = '{"version": "1.12.5"}';
  expect(await check(text)).toMatchObject({ outcome: 'checked', isPassed: true });
  expect(await check(new File([text], 'answer.json'))).toEqual(await check(text));
});

test('a file of more than 5 MB is refused, whatever its letters, and pasted text of as many characters', async () => {
  const text = 'é'.repeat(MOST_BYTES / 2);
  expect(await check(new File([text], 'answer.json'))).toEqual({ outcome: 'refused', reason: 'notJson' });
  expect(await check(new File([text, '!'], 'answer.json'))).toEqual({
    outcome: 'refused',
    reason: 'tooLarge',
  });
  expect(await check('!'.repeat(MOST_BYTES + 1))).toEqual({ outcome: 'refused', reason: 'tooLarge' });
});

test('a file that was changed after it was chosen is refused', async () => {
  vi.spyOn(Blob.prototype, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
  expect(await check(new File(['{}'], 'answer.json'))).toEqual({ outcome: 'refused', reason: 'unreadable' });
});

test('what a check itself does not get over is refused', async () => {
  const failing = () => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  expect(await checkFile(failing, answerGoal, '{}')).toEqual({ outcome: 'refused', reason: 'unreadable' });
});
