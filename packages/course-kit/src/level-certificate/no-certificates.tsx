import { useContext } from 'react';
import { Link } from '../primitives/link.js';
import type { CertificateRow } from './certificate-list.view.js';
import { LevelCertificateTexts } from './level-certificate-text.js';

/** What to do where no level is passed: the way to the first certificate. */
export function NoCertificates({
  rows,
  testHrefOf,
}: {
  readonly rows: readonly CertificateRow[];
  readonly testHrefOf: (level: number) => string | null;
}) {
  const text = useContext(LevelCertificateTexts);
  const next = rows.find(({ access }) => access.status === 'open')?.level.level;
  if (next === undefined || rows.some(({ state }) => state.status !== 'not-passed' || state.isMarking))
    return null;
  const test = testHrefOf(next);
  return (
    <div className="ck-panel ck-certificates-none">
      <p>{text('none', { level: next })}</p>
      {test !== null && (
        <Link className="ck-button" data-variant="primary" href={test}>
          {text('takeTest', { level: next })}
        </Link>
      )}
    </div>
  );
}
