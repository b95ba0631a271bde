import type { Decorator } from '@storybook/react-vite';
import { CourseProvider } from '@course-kit/react';
import { createSupabaseStorage } from '@course-kit/react/adapters/supabase';
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

interface Row {
  readonly user_id: string;
  readonly level: number;
  readonly completed_tasks: readonly string[];
  readonly quiz_completed: boolean;
  readonly quiz_score: number | null;
  readonly quiz_time_seconds: number | null;
}

const rows: readonly Row[] = [
  {
    user_id: user.id,
    level: 1,
    completed_tasks: ['level-1-task-1', 'level-1-task-2'],
    quiz_completed: true,
    quiz_score: 75,
    quiz_time_seconds: 83,
  },
];

const emptyRow = { completed_tasks: [], quiz_completed: false, quiz_score: null, quiz_time_seconds: null };

/** A server that does what it is asked. A story puts handlers of its own before these. */
const workingServer: (RequestHandler | WebSocketHandler)[] = [
  ws.link('wss://bakery.test/*').addEventListener('connection', () => {}),
  http.get(progressTable, ({ request }) => {
    const level = new URL(request.url).searchParams.get('level');
    return HttpResponse.json(rows.filter((row) => level === null || level === `eq.${row.level}`));
  }),
  http.post(progressTable, async ({ request }) => {
    const sent = (await request.json()) as Partial<Row>;
    const row = { ...(rows.find(({ level }) => level === sent.level) ?? emptyRow), ...sent };
    return HttpResponse.json(row, { status: 201 });
  }),
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
