import type { User } from '@supabase/supabase-js';
import type { Learner } from '../../model/learner.js';

/** The learner whose account it is. */
export function learnerOf({ id, email, user_metadata: metadata }: User): Learner {
  const fullName: unknown = metadata?.full_name;
  return { id, ...(email !== undefined && { email }), ...(typeof fullName === 'string' && { fullName }) };
}
