import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import { CourseStorageError } from '../../ports/course-storage-error.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { toSessionError, toStorageError } from './supabase-errors.js';

/** A client together with whose it is. */
export interface Account {
  readonly client: SupabaseClient;
  readonly userId: string;
}

/** Answers with the signed-in account. @throws CourseStorageError `unauthenticated` for a visitor. */
export async function accountOf(connection: SupabaseConnection, operation: string): Promise<Account> {
  if (!connection.mayHaveSession()) throw new CourseStorageError('unauthenticated', operation);
  const client = await connection.client();
  const { data, error } = await client.auth.getSession();
  if (error) throw toSessionError(error, operation);
  if (!data.session) throw new CourseStorageError('unauthenticated', operation);
  return { client, userId: data.session.user.id };
}

/**
 * Asks a table. A token that ended in mid-session is renewed once and the question asked again.
 *
 * @throws CourseStorageError by what the server or the network said.
 */
export async function ask<Data>(
  { client }: Account,
  operation: string,
  question: () => PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> {
  let answer = await question();
  if (answer.error && answer.status === 401) {
    const { error } = await client.auth.refreshSession();
    if (error) throw toSessionError(error, operation);
    answer = await question();
  }
  if (answer.error) throw toStorageError(answer.error, operation, answer.status);
  return answer.data;
}
