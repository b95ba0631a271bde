import { useContext } from 'react';
import { RevokedSince } from '../components/certificate-view/revoked-certificate.js';
import { localCompletionDate } from '../model/completion-date.js';
import { Link } from '../primitives/link.js';
import type { CertificateRow } from './certificate-list.view.js';
import { LevelCertificateTexts } from './level-certificate-text.js';

/** How far a level's certificate is, in a line. */
export function RowStatus({
  row: { level, access, score, state },
  test,
  locale,
}: {
  readonly row: CertificateRow;
  readonly test: string | null;
  readonly locale: string;
}) {
  const text = useContext(LevelCertificateTexts);
  if (state.status === 'made') {
    const { completionDate, revocation, score: certified } = state.certificate;
    const date = localCompletionDate(completionDate, locale);
    return (
      <p className="ck-hint">
        {revocation ? <RevokedSince revocation={revocation} /> : text('made', { score: certified, date })}
      </p>
    );
  }
  if (state.status === 'loading') return <p className="ck-hint">{text('loading')}</p>;
  if (state.status === 'saving') return <p className="ck-hint">{text('waiting')}</p>;
  if (state.status !== 'not-passed')
    return <p className="ck-hint">{text('passed', { score: score ?? 0 })}</p>;
  if (state.isMarking) return <p className="ck-hint">{text('marking')}</p>;
  if (access.status === 'locked')
    return <p className="ck-hint">{text('locked', { level: access.requiredLevel })}</p>;
  return (
    <p className="ck-hint">
      {text('open')}
      {test !== null && (
        <>
          {' · '}
          <Link className="ck-link" href={test}>
            {text('takeTest', { level: level.level })}
          </Link>
        </>
      )}
    </p>
  );
}
