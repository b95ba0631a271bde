import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';

/** Opens Google's account chooser. */
export function GoogleButton({
  isBusy,
  onPress,
}: {
  readonly isBusy: boolean;
  readonly onPress: () => void;
}) {
  const text = useTexts('auth', authMessages);
  return (
    <button type="button" className="site-button auth-google" aria-disabled={isBusy} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
        <path
          fill="#4285f4"
          d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
        />
        <path
          fill="#34a853"
          d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z"
        />
        <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
        <path
          fill="#ea4335"
          d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z"
        />
      </svg>
      {text('google')}
    </button>
  );
}
