import type { ButtonHTMLAttributes } from 'react';

/** A button that keeps the focus while what it began goes on, and does nothing meanwhile. */
export function BusyButton({
  isBusy,
  type = 'button',
  onClick,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly isBusy: boolean;
  readonly 'data-variant'?: 'danger' | 'primary';
  readonly onClick?: () => void;
}) {
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- it is one of these two
      type={type}
      className="ck-button"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  );
}
