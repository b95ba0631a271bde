import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'course-kit/styles.css';
import { Showcase } from './shared/showcase';

const complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];

test('a quiz is answered and marked', async () => {
  const user = userEvent.setup();
  render(<Showcase />);

  await user.click(await screen.findByRole('radio', { name: 'Yeast' }));
  await user.click(screen.getByRole('radio', { name: 'Heat' }));
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));

  expect(await screen.findByRole('heading', { name: 'Passed' })).toBeDefined();
  for (const complaint of complaints) expect(complaint.mock.calls).toEqual([]);
});
