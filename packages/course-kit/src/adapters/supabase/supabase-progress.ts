import { emptyRecord, type LevelRecord } from '../../model/level-record.js';
import { normaliseCompletedTasks } from '../../model/task-key.js';
import type { ProgressStore } from '../../ports/progress-store.js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import { checkChange } from '../check-values.js';
import { keptRecord } from '../kept-record.js';
import { accountOf, ask } from './supabase-account.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { toStorageError } from './supabase-errors.js';
import type { ReadCache } from './read-cache.js';
import { toLevelRecord, toQuizResult } from './supabase-rows.js';

const TABLE = 'course_progress';
const CONFLICT_KEY = 'user_id,level';

/** What the learner had before a toggle, so that the server can merge what other devices did meanwhile. */
const BASE_HEADER = 'x-completed-tasks-base';

/** A progress store with all that it may have, but for its notices. */
export type SupabaseProgress = Required<Omit<ProgressStore, 'subscribe'>>;

/** Progress in the table `course_progress`, by the calls of the specification, section 7. */
export function createSupabaseProgress(connection: SupabaseConnection, cache: ReadCache): SupabaseProgress {
  return {
    async list() {
      const operation = 'progress.list';
      if (!connection.mayHaveSession()) return [];
      const account = await accountOf(connection, operation).catch(visitorHasNothing);
      if (!account) return [];
      const { client, userId } = account;
      const rows = await cache.read([TABLE, userId], () =>
        ask(account, operation, () =>
          client.from(TABLE).select('*').eq('user_id', userId).order('level', { ascending: true }),
        ),
      );
      return rows.map(toLevelRecord).filter((record) => record !== null);
    },

    async readQuizResult(level) {
      const operation = 'progress.readQuizResult';
      const account = await accountOf(connection, operation);
      const { client, userId } = account;
      const row = await cache.read([TABLE, userId, 'result', String(level)], () =>
        ask(account, operation, () =>
          client
            .from(TABLE)
            .select('quiz_completed, quiz_score')
            .eq('user_id', userId)
            .eq('level', level)
            .maybeSingle(),
        ),
      );
      return row && toQuizResult(row);
    },

    async listCompletedQuizzes() {
      const operation = 'progress.listCompletedQuizzes';
      const account = await accountOf(connection, operation);
      const { client, userId } = account;
      const rows = await cache.read([TABLE, userId, 'completed'], () =>
        ask(account, operation, () =>
          client.from(TABLE).select('level, quiz_completed').eq('user_id', userId),
        ),
      );
      return rows.map((row) => ({ level: Number(row.level), quizCompleted: row.quiz_completed === true }));
    },

    async setTaskCompleted(change) {
      const operation = 'progress.setTaskCompleted';
      checkChange(change, operation);
      const account = await accountOf(connection, operation);
      const { client, userId } = account;
      const { level } = change;
      const row = await ask(account, operation, () =>
        client
          .from(TABLE)
          .select('completed_tasks, quiz_completed, quiz_score')
          .eq('user_id', userId)
          .eq('level', level)
          .maybeSingle(),
      );
      const base = normaliseCompletedTasks(level, row?.completed_tasks);
      const { completedTasks } = keptRecord({ ...emptyRecord(level), completedTasks: base }, change);
      const saved = await ask(account, operation, () =>
        client
          .from(TABLE)
          .upsert({ user_id: userId, level, completed_tasks: completedTasks }, { onConflict: CONFLICT_KEY })
          .setHeader(BASE_HEADER, JSON.stringify(base))
          .select()
          .single(),
      );
      return recordOrThrow(saved, operation);
    },

    async saveQuizResult(change) {
      const operation = 'progress.saveQuizResult';
      checkChange(change, operation);
      const account = await accountOf(connection, operation);
      const { client, userId } = account;
      const row = {
        user_id: userId,
        level: change.level,
        quiz_completed: change.isPassed,
        quiz_score: change.score,
        quiz_time_seconds: Math.round(change.timeSeconds),
      };
      const saved = await ask(account, operation, () =>
        client.from(TABLE).upsert(row, { onConflict: CONFLICT_KEY }).select().single(),
      );
      return recordOrThrow(saved, operation);
    },

    async clear() {
      const operation = 'progress.clear';
      const { client, userId } = await accountOf(connection, operation);
      const { error, status } = await client.from(TABLE).delete().eq('user_id', userId);
      if (error) throw toStorageError(error, operation, status);
    },
  };
}

function visitorHasNothing(error: unknown): null {
  if (error instanceof CourseStorageError && error.code === 'unauthenticated') return null;
  throw error;
}

function recordOrThrow(row: unknown, operation: string): LevelRecord {
  const record = toLevelRecord(row);
  if (!record) throw new CourseStorageError('unknown', operation, row);
  return record;
}
