import { useNotify } from '@course-kit/react';
import { useCallback } from 'react';
import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';

/** The notifications of the sign-in screen. */
export type AuthNotice =
  | 'auth-failed'
  | 'google-failed'
  | 'password-changed'
  | 'recovery-sent'
  | 'sign-up-started';

/** Shows a notification of the sign-in screen. `description` replaces its own text, for example by the server's. */
export function useAuthNotice(): (notice: AuthNotice, description?: string) => void {
  const notify = useNotify();
  const text = useTexts('auth', authMessages);
  return useCallback(
    (notice, description) =>
      notify({
        title: text(`toast.${notice}.title`),
        description: description ?? text(`toast.${notice}.description`),
        tone: notice === 'auth-failed' || notice === 'google-failed' ? 'destructive' : 'default',
      }),
    [notify, text],
  );
}
