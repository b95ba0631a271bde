import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LevelCard } from '../../components/level-card/level-card.js';
import { ProgressGrid } from '../../components/progress-grid/progress-grid.js';
import { course } from '../../components/small-course.fixtures.js';
import { TaskPage } from '../../components/task-page/task-page.js';
import { CourseProvider } from '../../feature/course-provider/course-provider.js';
import { json, sessionOf, url } from './fake-project.fixtures.js';
import { createSupabaseStorage } from './supabase-storage.js';

/** A project's socket, which accepts every subscription. */
class AcceptingSocket extends EventTarget {
  static accepted = 0;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: string }) => void) | null = null;
  constructor() {
    super();
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const [joinRef, ref, topic, event, { config }] = JSON.parse(text);
    if (event !== 'phx_join') return;
    const changes = config.postgres_changes.map((change: object, id: number) => ({ ...change, id }));
    const payload = { status: 'ok', response: { postgres_changes: changes } };
    this.onmessage?.({ data: JSON.stringify([joinRef, ref, topic, 'phx_reply', payload]) });
    AcceptingSocket.accepted += 1;
  }
  close() {
    this.readyState = 3;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is one for all components, also once the page is connected', async () => {
  const row = {
    level: 1,
    completed_tasks: ['level-1-task-1'],
    quiz_completed: false,
    quiz_score: null,
    quiz_time_seconds: null,
  };
  const reads: string[] = [];
  vi.stubGlobal('WebSocket', AcceptingSocket);
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { url: address } = new Request(...request);
    if (address.includes('/course_progress')) reads.push(address);
    return json(address.includes('/rest/') ? [row] : sessionOf('token').user);
  });
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem('sb-project-auth-token', JSON.stringify({ ...sessionOf('t'), expires_at: expiresAt }));
  const storage = createSupabaseStorage({ url, key: 'sb_publishable_fake' });
  const notified = vi.fn<() => void>();
  const end = storage.progress.subscribe?.(notified);
  const page = await render(
    <CourseProvider course={course} storage={storage}>
      <LevelCard level={1} />
      <ProgressGrid />
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  await expect.element(page.getByText('Step 1 of 2 · Task completed')).toBeVisible();
  await expect.poll(() => AcceptingSocket.accepted).toBe(1);
  await expect.poll(() => notified.mock.calls).toHaveLength(1);
  await storage.progress.list(sessionOf('t').user.id);
  expect(reads).toHaveLength(1);
  end?.();
});
