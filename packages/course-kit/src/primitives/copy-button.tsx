import { Check, Copy } from 'lucide';
import { Icon } from './icon.js';

/** Copies what stands beside it. What it is called says what that is; what it shows, whether it was copied. */
export function CopyButton({
  label,
  isCopied,
  children,
  onCopy,
  onLeave,
  ...language
}: {
  /** Such as `Copy: Recipe`. */
  readonly label: string;
  readonly isCopied: boolean;
  readonly children: string;
  readonly onCopy: () => void;
  /** The focus goes elsewhere. */
  readonly onLeave: () => void;
  /** Of the label and what is shown, where they differ from those around. */
  readonly lang?: string;
  readonly dir?: string;
}) {
  return (
    <button
      {...language}
      type="button"
      className="ck-button"
      data-variant="quiet"
      aria-label={label}
      onClick={onCopy}
      onBlur={onLeave}
    >
      <Icon of={isCopied ? Check : Copy} />
      {children}
    </button>
  );
}
