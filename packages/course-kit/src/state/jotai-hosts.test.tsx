import { CourseProvider, SaveStatus, useSession } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { atom, Provider, useAtom } from 'jotai';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse } from '../components/example-course.fixtures.js';

test('atoms of a host have one value, around the kit’s components and within them', async () => {
  const count = atom(0);
  function Count({ place }: { readonly place: string }) {
    const [value, setValue] = useAtom(count);
    return (
      <button onClick={() => setValue(value + 1)}>
        {place} {value}
      </button>
    );
  }
  function Learner() {
    return <p>Learner: {useSession().status}</p>;
  }
  await render(
    <Provider>
      <Count place="around" />
      <CourseProvider course={exampleCourse} storage={createMemoryStorage()}>
        <Provider>
          <Learner />
        </Provider>
        <SaveStatus />
        <Count place="within" />
      </CourseProvider>
    </Provider>,
  );
  await expect.element(page.getByText('Learner: none')).toBeVisible();
  await page.getByRole('button', { name: 'within 0' }).click();
  await expect.element(page.getByRole('button', { name: 'around 1' })).toBeVisible();
});
