import type { LucideIcon } from 'lucide-react';

/** A picture beside a text that says the same; hidden from assistive technology. */
export function Icon({ of: Picture }: { readonly of: LucideIcon }) {
  return <Picture className="ck-icon" aria-hidden="true" size="1em" strokeWidth={2} />;
}
