import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';

/** Submits a form. While it is being sent, the button says so and keeps the focus. */
export function SubmitButton({
  label,
  isBusy,
  isSecond = false,
}: {
  readonly label: string;
  readonly isBusy: boolean;
  /** The page has a button that fits more of those who come. */
  readonly isSecond?: boolean | undefined;
}) {
  const text = useTexts('auth', authMessages);
  return (
    <button
      type="submit"
      className="site-button auth-submit"
      data-variant={isSecond ? undefined : 'primary'}
      aria-disabled={isBusy}
    >
      {isBusy ? text('busy') : label}
    </button>
  );
}
