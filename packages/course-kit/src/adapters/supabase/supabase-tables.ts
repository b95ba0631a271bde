import type { CertificatePort } from '../../ports/certificate-port.js';
import type { FlowCheckPort } from '../../ports/flow-check-port.js';
import type { MarkingPort } from '../../ports/marking-port.js';
import type { ReadCache } from './read-cache.js';
import { createSupabaseCertificates } from './supabase-certificates.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { createSupabaseMarking } from './supabase-marking.js';
import { createSupabaseProgress, type SupabaseProgress } from './supabase-progress.js';

export { createReadCache } from './read-cache.js';

/** The ports that ask the tables and functions of a course; a module of its own, because most visitors never need it. */
export interface SupabaseTables {
  readonly progress: SupabaseProgress;
  readonly certificates: CertificatePort;
  readonly marking: Required<MarkingPort>;
  readonly flowChecks: FlowCheckPort;
}

/** Makes these ports. */
export function createSupabaseTables(
  connection: SupabaseConnection,
  cache: ReadCache,
  clock: () => number,
): SupabaseTables {
  // Few visits check a flow.
  const flowChecks = async () =>
    (await import('./supabase-flow-checks.js')).createSupabaseFlowChecks(connection, clock);
  return {
    progress: createSupabaseProgress(connection, cache, clock),
    certificates: createSupabaseCertificates(connection, clock),
    marking: createSupabaseMarking(connection, clock),
    flowChecks: {
      save: async (flow) => (await flowChecks()).save(flow),
      list: async () => (await flowChecks()).list(),
    },
  };
}
