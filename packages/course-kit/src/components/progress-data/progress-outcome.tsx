import type { ReactNode } from 'react';
import type { TextOf } from '../../texts/message-types.js';
import type { StoragePlace } from '../../ports/course-storage.js';
import type { progressDataMessages } from './progress-data.messages.js';

/**
 * The result of the last export or deletion. `exported-in-part` lacks what could not be read; `not-asked` says that the
 * question before an account is deleted, or a file is imported, could not be loaded.
 */
export type ProgressOutcome =
  | { readonly kind: 'exported' | 'exported-in-part'; readonly fileName: string }
  | { readonly kind: 'not-deleted' }
  | { readonly kind: 'not-asked' };

/** Shows the result. The line is always rendered, so that screen readers announce its changes. */
export function ProgressOutcomeLine({
  kind,
  children,
}: {
  readonly kind: ProgressOutcome['kind'] | 'not-imported' | undefined;
  readonly children: ReactNode;
}) {
  return (
    <p role="status" className="ck-progress-outcome" data-kind={kind}>
      {children}
    </p>
  );
}

/** What the line says. */
export function outcomeText(
  outcome: ProgressOutcome,
  place: StoragePlace,
  text: TextOf<typeof progressDataMessages>,
): string {
  if (outcome.kind === 'not-asked') return text('not-asked');
  if (outcome.kind === 'not-deleted') return text(`not-deleted.${place}`);
  return text(outcome.kind, { file: outcome.fileName });
}
