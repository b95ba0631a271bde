import { issuerKeys } from '../issuer-keys.js';

/** Whether certificates of this site are signed: nothing of it is fetched where they are not. */
export const hasSigner =
  import.meta.env.VITE_STORAGE !== 'local' &&
  (issuerKeys.length > 0 || import.meta.env.VITE_MARKING === 'database');
