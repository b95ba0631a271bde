import { readProgressAhead } from '@course-kit/react/adapters/supabase';
import { schema } from './database-schema.js';

const url = import.meta.env.VITE_SUPABASE_URL;
const key = import.meta.env.VITE_SUPABASE_KEY;

/**
 * Requests a returning learner's progress as soon as this module runs. Pages that show nothing without progress load it
 * before all other scripts. Undefined where progress is kept in the browser.
 */
export const progressRead =
  import.meta.env.VITE_STORAGE === 'local' || !url || !key || import.meta.env.SSR
    ? undefined
    : readProgressAhead({ url, key, schema });
