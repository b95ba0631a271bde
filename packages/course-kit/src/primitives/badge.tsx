import type { ReactNode } from 'react';

/** A short label for a state. */
export function Badge({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return (
    <span className="ck-badge" data-state={state}>
      {children}
    </span>
  );
}
