/** Sends a form. While that goes on it keeps the focus, and says so. */
export function SubmitButton({ label, isBusy }: { readonly label: string; readonly isBusy: boolean }) {
  return (
    <button type="submit" className="site-button auth-submit" data-variant="primary" aria-disabled={isBusy}>
      {isBusy ? 'Please wait...' : label}
    </button>
  );
}
