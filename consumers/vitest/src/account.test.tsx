import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CourseProvider, TaskPage } from '@course-kit/react';
import { createSupabaseStorage } from '@course-kit/react/adapters/supabase';
import { defineCourse } from '@course-kit/react/model';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const project = 'https://bakery.test';
const table = `${project}/rest/v1/course_progress`;
const untouched = { completed_tasks: [], quiz_completed: false, quiz_score: null, quiz_time_seconds: null };
const saved: unknown[] = [];

const course = defineCourse({
  title: 'Baking Bread',
  levels: [
    {
      title: 'Dough',
      tasks: [
        {
          title: 'Measure',
          duration: '20 minutes',
          steps: [{ title: 'Weigh', instruction: ['Weigh the flour.'] }],
        },
      ],
      questions: [],
    },
  ],
});

const server = setupServer(
  http.get(table, () => HttpResponse.json([])),
  http.post(table, async ({ request }) => {
    const row = (await request.json()) as object;
    saved.push(row);
    // As the database does, the columns that were not sent included.
    return HttpResponse.json({ ...untouched, ...row }, { status: 201 });
  }),
);

// Nothing is timed: this ends what hangs.
configure({ asyncUtilTimeout: 20_000 });
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
afterEach(cleanup);
afterAll(() => server.close());

test('a task is saved to an account, on a server of msw', async () => {
  localStorage.setItem('sb-bakery-auth-token', JSON.stringify(session()));
  const storage = createSupabaseStorage({ url: project, key: 'publishable' });
  const user = userEvent.setup();
  render(
    <CourseProvider course={course} storage={storage}>
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );

  await user.click(await screen.findByRole('button', { name: 'Mark as Completed' }));

  expect(await screen.findByText('Your progress has been saved')).toBeDefined();
  expect(saved).toEqual([expect.objectContaining({ level: 1, completed_tasks: ['level-1-task-1'] })]);
});

/** What supabase-js keeps of somebody who is signed in until the year 2100. */
function session() {
  const expires = 4_102_444_800;
  const part = btoa(JSON.stringify({ sub: 'maria', exp: expires }));
  return {
    access_token: `${part}.${part}.${part}`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    user: { id: 'maria', email: 'maria@example.com' },
  };
}
