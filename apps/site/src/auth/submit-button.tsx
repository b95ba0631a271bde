import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';

/** Submits a form. While it is being sent, the button says so and keeps the focus. */
export function SubmitButton({ label, isBusy }: { readonly label: string; readonly isBusy: boolean }) {
  const text = useTexts('auth', authMessages);
  return (
    <button type="submit" className="site-button auth-submit" data-variant="primary" aria-disabled={isBusy}>
      {isBusy ? text('busy') : label}
    </button>
  );
}
