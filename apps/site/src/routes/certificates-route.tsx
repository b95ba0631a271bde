import { useCertificates } from 'course-kit';
import { localCompletionDate, parseCertificateId } from 'course-kit/model';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { BadgePlace } from '../credentials/fetched.js';
import { CourseText } from '../language/course-text.js';
import { useLanguage } from '../language/language-context.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { PageHead } from '../layout/page-head.js';
import { linkFor } from '../links.js';
import { certificatesMessages } from './certificates.messages.js';

const EXAMPLE_ID = 'CERT-1763683200000-L1';

/** The learner's certificates, and a field to look up any certificate. */
export function CertificatesRoute() {
  const lookup = useCertificates();
  const { tag } = useLanguage().shown;
  const text = useTexts('certificates', certificatesMessages);
  return (
    <div className="page page-reading">
      <PageHead title={text('title')}>{text('lead')}</PageHead>
      <section className="stack" aria-labelledby="own-certificates">
        <h2 id="own-certificates">{text('own')}</h2>
        {lookup.status === 'loading' && <p role="status">{text('loading')}</p>}
        {lookup.status === 'failed' && <p role="alert">{text('failed')}</p>}
        {lookup.status === 'signed-out' && (
          <p>
            <TextAround text={text('signInToSee', { signIn: ELEMENT })}>
              <Link to={linkFor({ kind: 'sign-in', returnTo: linkFor({ kind: 'certificates' }) })}>
                {text('signIn')}
              </Link>
            </TextAround>
          </p>
        )}
        {lookup.status === 'ready' && lookup.certificates.length === 0 && (
          <p>
            <TextAround text={text('none', { progress: ELEMENT })}>
              <Link to={linkFor({ kind: 'dashboard' })}>{text('progress')}</Link>
            </TextAround>
          </p>
        )}
        {lookup.status === 'ready' && (
          <ul className="stack">
            {lookup.certificates.map(({ id, courseName, level, score, completionDate }) => (
              <li key={id} className="row">
                <Link to={linkFor({ kind: 'certificate', id })}>
                  <TextAround text={text('certificate', { course: ELEMENT, level })}>
                    <CourseText>{courseName}</CourseText>
                  </TextAround>
                </Link>
                <span>
                  <TextAround text={text('detail', { score, date: ELEMENT })}>
                    <bdi>{localCompletionDate(completionDate, tag)}</bdi>
                  </TextAround>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <VerifyForm />
      <BadgePlace />
    </div>
  );
}

function VerifyForm() {
  const navigate = useNavigate();
  const text = useTexts('certificates', certificatesMessages);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const look = (event: FormEvent) => {
    event.preventDefault();
    const id = parseCertificateId(typed);
    setRefused(id === null);
    if (id !== null) void navigate(linkFor({ kind: 'certificate', id }));
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
