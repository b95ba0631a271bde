import '@course-kit/react/styles.css';
import '@course-kit/flow/exercise.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { spoken } from '../../../../scripts/spoken.js';
import { TryOut } from './try-out.js';

test('whoever hears the page connects the flow with keys, and hears its answer', async () => {
  await render(<TryOut isStill={false} />);
  const press = async (name: string) => {
    page.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  const heard = await spoken(async ({ readOn, act }) => {
    await readOn();
    await act('Enter on Prompt', () => press('Prompt Template · Prompt (Message)'), 'is chosen');
    const answer = 'Bring your bike';
    await act('Enter on System Message', () => press('Language Model · System Message (Message)'), answer);
  });
  await expect(heard).toMatchFileSnapshot('try-out.spoken.txt');
});
