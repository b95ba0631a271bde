import type { Decorator } from '@storybook/react-vite';
import { CourseProvider } from 'course-kit';
import { createSupabaseStorage } from 'course-kit/adapters/supabase';
import { http, HttpResponse, ws, type RequestHandler, type WebSocketHandler } from 'msw';
import { useState } from 'react';
import { screenCourse } from './screens.fixtures.js';

/** A project that no server answers for, so that handlers have to. */
const PROJECT = 'https://bakery.test';
const SESSION_KEY = 'sb-bakery-auth-token';
const PREFIX = 'story-account:';

/** Addresses that the account's requests go to. */
export const progressTable = `${PROJECT}/rest/v1/course_progress`;
export const certificateTable = `${PROJECT}/rest/v1/certificates`;
export const tokenAddress = `${PROJECT}/auth/v1/token`;

const user = { id: 'maria', email: 'maria@example.com', user_metadata: { full_name: 'Maria Sklodowska' } };

const rows = [
  {
    user_id: user.id,
    level: 1,
    completed_tasks: ['level-1-task-1', 'level-1-task-2'],
    quiz_completed: true,
    quiz_score: 75,
    quiz_time_seconds: 83,
  },
];

/** A server that does what it is asked. A story puts handlers of its own before these. */
const workingServer: (RequestHandler | WebSocketHandler)[] = [
  ws.link('wss://bakery.test/*').addEventListener('connection', () => {}),
  http.get(progressTable, ({ request }) => {
    const level = new URL(request.url).searchParams.get('level');
    return HttpResponse.json(rows.filter((row) => level === null || level === `eq.${row.level}`));
  }),
  http.post(progressTable, async ({ request }) => HttpResponse.json(await request.json(), { status: 201 })),
  http.get(certificateTable, () => HttpResponse.json([])),
];

/** The parameters of a story in which the server has these faults. */
export function serverWith(...faults: RequestHandler[]) {
  return { msw: [...faults, ...workingServer] };
}

/** Signs Maria in to the account's project, and takes her traces away when the story is left. */
export function signIn(): () => void {
  const part = btoa(JSON.stringify({ sub: user.id, exp: 4_102_444_800 }));
  const session = {
    access_token: `${part}.${part}.${part}`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 4_102_444_800,
    user,
  };
  const forget = () =>
    Object.keys(localStorage)
      .filter((key) => key === SESSION_KEY || key.startsWith(PREFIX))
      .forEach((key) => localStorage.removeItem(key));
  forget();
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  return forget;
}

/** The course on Maria's account. */
export const OnAccount: Decorator = (Story) => {
  const [storage] = useState(() =>
    createSupabaseStorage({
      url: PROJECT,
      key: 'publishable',
      browser: { prefix: PREFIX },
      // Stories do not wait for further tries.
      retryDelay: () => 0,
    }),
  );
  return (
    <CourseProvider
      course={screenCourse}
      storage={storage}
      linkFor={(target) => `#${Object.values(target).join('-')}`}
    >
      <Story />
    </CourseProvider>
  );
};
