import { readProgressAhead } from 'course-kit/adapters/supabase';

const url = import.meta.env.VITE_SUPABASE_URL;
const key = import.meta.env.VITE_SUPABASE_KEY;

/**
 * The progress of a learner who comes back, asked for as soon as this code is there; pages that show nothing else load
 * it before all other scripts. Undefined where the browser keeps the progress.
 */
export const progressRead =
  import.meta.env.VITE_STORAGE === 'local' || !url || !key || import.meta.env.SSR
    ? undefined
    : readProgressAhead({ url, key });
