import { useLevels, useSession } from '@course-kit/react';
import { parseCertificateId } from '@course-kit/react/model';
import { useState, type FormEvent } from 'react';
import { useLocation } from '../navigation/location.js';
import { Link, navigate } from '../navigation/navigate.js';
import { CertificateList } from '../certificates/panels.js';
import { YourData } from '../certificates/your-data.js';
import { BadgeCheck } from '../credentials/fetched.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { PageHead } from '../head/page-head.js';
import { withoutBase } from '../base-path.js';
import { linkFor } from '../links.js';
import { certificatesMessages } from './certificates.messages.js';

const EXAMPLE_ID = 'CERT-1763683200000-L1';

/** The learner's certificates, and a field to look up any certificate. */
export function CertificatesRoute() {
  const { status } = useSession();
  const isLoading = useLevels().status === 'loading' || status === 'loading';
  const asked = Number(new URLSearchParams(useLocation().search).get('level'));
  const text = useTexts('certificates', certificatesMessages);
  return (
    <div className="page page-reading">
      <PageHead title={text('title')}>{text('lead')}</PageHead>
      <section className="own-certificates" aria-labelledby="own-certificates">
        <h2 id="own-certificates">{text('own')}</h2>
        {status === 'signed-out' && (
          <p>
            <TextAround text={text('signInToSee', { signIn: ELEMENT })}>
              <Link to={linkFor({ kind: 'sign-in', returnTo: linkFor({ kind: 'certificates' }) })}>
                {text('signIn')}
              </Link>
            </TextAround>
          </p>
        )}
        {isLoading ? (
          <div className="certificates-coming" aria-busy="true" />
        ) : (
          <CertificateList headingRank={3} initialLevel={asked || undefined} />
        )}
      </section>
      <VerifyForm />
      <BadgeCheck />
      {!isLoading && status !== 'signed-out' && <YourData />}
    </div>
  );
}

function VerifyForm() {
  const text = useTexts('certificates', certificatesMessages);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const look = (event: FormEvent) => {
    event.preventDefault();
    const id = parseCertificateId(typed);
    setRefused(id === null);
    const to = id === null ? null : linkFor({ kind: 'certificate', id });
    // A second press while the page is being fetched is the same one.
    if (to !== null && withoutBase(window.location.pathname) !== to) navigate(to);
  };
  return (
    <form className="stack" onSubmit={look} noValidate>
      <h2>{text('lookUpTitle')}</h2>
      <label className="field">
        {text('id')}
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={EXAMPLE_ID}
          dir="ltr"
          autoComplete="off"
          aria-invalid={isRefused}
          aria-describedby="certificate-id-hint"
        />
      </label>
      <p
        id="certificate-id-hint"
        role={isRefused ? 'alert' : undefined}
        className={isRefused ? 'field-error' : 'hint'}
      >
        {isRefused ? (
          <TextAround text={text('refused', { example: ELEMENT })}>
            <bdi>{EXAMPLE_ID}</bdi>
          </TextAround>
        ) : (
          text('hint')
        )}
      </p>
      <button type="submit" className="site-button">
        {text('lookUp')}
      </button>
    </form>
  );
}
