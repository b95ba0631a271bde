import { emptyRecord, type LevelRecord } from '../../model/level-record.js';
import type { ProgressChange, QuizChange, TaskChange } from '../../model/progress-change.js';
import { normaliseCompletedTasks } from '../../model/task-key.js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import type { ProgressStore } from '../../ports/progress-store.js';
import { checkChange } from '../check-values.js';
import { recordAfterChange } from '../record-after-change.js';
import { AGE_HEADER, ageOf } from './change-age.js';
import type { ReadCache } from './read-cache.js';
import { accountOf, ask, type Account, type Question } from './supabase-account.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { levelRecordsOf, RECORD_COLUMNS, rowsOf, toLevelRecord, toQuizResult } from './supabase-rows.js';

const TABLE = 'course_progress';
/** One day: a quiz that was left open for longer is saved as one day, as the database does. */
const MOST_SECONDS = 86_400;

const CONFLICT_KEY = 'user_id,level';

/** What the learner had before a toggle, so that the server can merge what other devices did meanwhile. */
const BASE_HEADER = 'x-completed-tasks-base';

/** A progress store with every optional method but those of the storage around it. */
export type SupabaseProgress = Required<Omit<ProgressStore, 'subscribe' | 'invalidate'>>;

/**
 * Progress in the table `course_progress`.
 *
 * @param clock - the time in milliseconds since 1970, for the age of changes. @default Date.now
 */
export function createSupabaseProgress(
  connection: SupabaseConnection,
  cache: ReadCache,
  clock: () => number = Date.now,
): SupabaseProgress {
  /** Says how long ago something was done; without a time it is done now, which needs no header. */
  const aged = (question: Question, time: number | undefined): Question => {
    const age = ageOf(time, clock());
    return age === undefined ? question : question.setHeader(AGE_HEADER, age);
  };

  /** Asks to change something. Reads that began before, or during it, may not know of it. */
  const write = async (account: Account, operation: string, question: Parameters<typeof ask>[3]) => {
    try {
      return await ask(account, operation, TABLE, question);
    } finally {
      cache.invalidate();
    }
  };

  return {
    async list(learnerId) {
      const operation = 'progress.list';
      const account = await accountOf(connection, operation, learnerId);
      const { userId } = account;
      return cache.read([TABLE, userId], async () =>
        levelRecordsOf(
          await ask(account, operation, TABLE, (table) =>
            table.select('*').eq('user_id', userId).order('level', { ascending: true }),
          ),
          operation,
        ),
      );
    },

    async readQuizResult(level) {
      const operation = 'progress.readQuizResult';
      const account = await accountOf(connection, operation);
      const { userId } = account;
      const columns = ['quiz_completed', 'quiz_score'];
      const [row] = await cache.read([TABLE, userId, 'result', String(level)], async () =>
        rowsOf(
          await ask(account, operation, TABLE, (table) =>
            table.select(columns.join(', ')).eq('user_id', userId).eq('level', level),
          ),
          columns,
          operation,
        ),
      );
      return row ? toQuizResult(row) : null;
    },

    async listCompletedQuizzes() {
      const operation = 'progress.listCompletedQuizzes';
      const account = await accountOf(connection, operation);
      const { userId } = account;
      const columns = ['level', 'quiz_completed'];
      const rows = await cache.read([TABLE, userId, 'completed'], async () =>
        rowsOf(
          await ask(account, operation, TABLE, (table) =>
            table.select(columns.join(', ')).eq('user_id', userId),
          ),
          columns,
          operation,
        ),
      );
      return rows.map((row) => ({ level: Number(row.level), quizCompleted: row.quiz_completed === true }));
    },

    async setTaskCompleted(change: TaskChange) {
      const operation = 'progress.setTaskCompleted';
      checkChange(change, operation);
      const account = await accountOf(connection, operation, change.learnerId);
      const { userId } = account;
      const { level } = change;
      const columns = ['completed_tasks', 'quiz_completed', 'quiz_score'];
      const read = await ask(account, operation, TABLE, (table) =>
        table.select(columns.join(', ')).eq('user_id', userId).eq('level', level),
      );
      const [row] = rowsOf(read, columns, operation);
      const base = normaliseCompletedTasks(level, row?.completed_tasks);
      const { completedTasks } = recordAfterChange({ ...emptyRecord(level), completedTasks: base }, change);
      const values = { user_id: userId, level, completed_tasks: completedTasks };
      const saved = await write(account, operation, (table) => {
        const upsert = table.upsert(values, { onConflict: CONFLICT_KEY }).select().single();
        return aged(upsert.setHeader(BASE_HEADER, JSON.stringify(base)), change.madeAt);
      });
      return savedRecord(saved, change, operation);
    },

    async saveQuizResult(change: QuizChange) {
      const operation = 'progress.saveQuizResult';
      checkChange(change, operation);
      const account = await accountOf(connection, operation, change.learnerId);
      const values = {
        user_id: account.userId,
        level: change.level,
        quiz_completed: change.isPassed,
        quiz_score: change.score,
        quiz_time_seconds: Math.min(Math.round(change.timeSeconds), MOST_SECONDS),
      };
      const saved = await write(account, operation, (table) =>
        aged(table.upsert(values, { onConflict: CONFLICT_KEY }).select().single(), change.madeAt),
      );
      return savedRecord(saved, change, operation);
    },

    async clear(time, learnerId) {
      const operation = 'progress.clear';
      const account = await accountOf(connection, operation, learnerId);
      // Asks for what it deletes, so that a page which answers in place of the server is not taken for a deletion.
      const deleted = await write(account, operation, (table) =>
        aged(table.delete().eq('user_id', account.userId).select('level'), time),
      );
      rowsOf(deleted, ['level'], operation);
    },
  };
}

/** @throws CourseStorageError `unavailable` when the answer is not the row that was saved. */
function savedRecord(row: unknown, { level }: ProgressChange, operation: string): LevelRecord {
  const [saved] = rowsOf([row], RECORD_COLUMNS, operation);
  const record = toLevelRecord(saved);
  if (record?.level !== level) throw new CourseStorageError('unavailable', operation, row);
  return record;
}
