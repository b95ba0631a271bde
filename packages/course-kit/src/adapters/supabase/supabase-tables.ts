import type { CertificatePort } from '../../ports/certificate-port.js';
import type { ReadCache } from './read-cache.js';
import { createSupabaseCertificates } from './supabase-certificates.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { createSupabaseProgress, type SupabaseProgress } from './supabase-progress.js';

/** What reads and writes the two tables; a module of its own, because most visitors never need it. */
export interface SupabaseTables {
  readonly progress: SupabaseProgress;
  readonly certificates: CertificatePort;
}

/** Makes both. */
export function createSupabaseTables(
  connection: SupabaseConnection,
  cache: ReadCache,
  clock: () => number,
): SupabaseTables {
  return {
    progress: createSupabaseProgress(connection, cache, clock),
    certificates: createSupabaseCertificates(connection, clock),
  };
}
