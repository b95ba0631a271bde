import { isPassedFlow, type CheckedFlowRecord, type PassedFlowChange } from '../../model/passed-flow.js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import type { FlowCheckPort } from '../../ports/flow-check-port.js';
import { AGE_HEADER, ageOf } from './change-age.js';
import { accountOf, ask } from './supabase-account.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { rowsOf } from './supabase-rows.js';

const TABLE = 'flow_checks';
const KEY = ['level', 'task', 'flow'];
const COLUMNS = [...KEY, 'fingerprint', 'release', 'checked_at'];

/** Checked flows in the table `flow_checks`. */
export function createSupabaseFlowChecks(connection: SupabaseConnection, clock: () => number): FlowCheckPort {
  return {
    async save({ madeAt, learnerId, ...flow }: PassedFlowChange) {
      const operation = 'flowChecks.save';
      if (!isPassedFlow(flow)) throw new CourseStorageError('invalid', operation);
      const account = await accountOf(connection, operation, learnerId);
      const { level, task, flow: number, fingerprint, release } = flow;
      const values = { user_id: account.userId, level, task, flow: number, fingerprint, release };
      const age = ageOf(madeAt, clock());
      // Asks for what it saves, so that a page which answers in place of the server is not taken for it.
      const saved = await ask(account, operation, TABLE, (table) => {
        const upsert = table.upsert(values, { onConflict: `user_id,${KEY.join()}` }).select(COLUMNS.join());
        return age === undefined ? upsert : upsert.setHeader(AGE_HEADER, age);
      });
      if (rowsOf(saved, COLUMNS, operation).length !== 1)
        throw new CourseStorageError('unavailable', operation, saved);
    },

    async list() {
      const operation = 'flowChecks.list';
      const account = await accountOf(connection, operation);
      const rows = await ask(account, operation, TABLE, (table) =>
        KEY.reduce(
          (query, column) => query.order(column, { ascending: true }),
          table.select(COLUMNS.join()).eq('user_id', account.userId),
        ),
      );
      return rowsOf(rows, COLUMNS, operation).map(
        ({ level, task, flow, fingerprint, release, checked_at }): CheckedFlowRecord => ({
          level: Number(level),
          task: Number(task),
          flow: Number(flow),
          fingerprint: String(fingerprint),
          release: release === null ? null : String(release),
          checkedAt: Date.parse(String(checked_at)),
        }),
      );
    },
  };
}
