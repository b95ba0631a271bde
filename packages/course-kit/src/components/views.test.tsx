import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { everyView } from './every-component.fixtures.js';

test.each(Object.entries(everyView))('%s is one element with the host’s props and ref', async (_, view) => {
  const ref = createRef<HTMLElement>();
  const host = { ref, id: 'mine', className: 'mine', style: { order: 7 }, 'data-host': 'yes' };

  const { container } = await render(view(host));

  const [root, ...others] = container.children;
  expect(others).toHaveLength(0);
  expect(ref.current).toBe(root);
  expect(root).toHaveAttribute('id', 'mine');
  expect(root).toHaveAttribute('data-host', 'yes');
  expect(root).toHaveClass('ck-root', 'mine');
  expect(root).toHaveStyle({ order: '7' });
});
