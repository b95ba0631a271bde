import { useCertificates } from 'course-kit';
import { parseCertificateId } from 'course-kit/model';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageHead } from '../layout/page-head.js';
import { linkFor } from '../links.js';

/** The learner's certificates, and a field to look any up. */
export function CertificatesRoute() {
  const lookup = useCertificates();
  return (
    <div className="page page-reading">
      <PageHead title="Certificates">Yours, and a way to check any other.</PageHead>
      <section className="stack" aria-labelledby="own-certificates">
        <h2 id="own-certificates">Your certificates</h2>
        {lookup.status === 'loading' && <p role="status">Loading your certificates</p>}
        {lookup.status === 'failed' && (
          <p role="alert">Your certificates could not be loaded. Please try again later.</p>
        )}
        {lookup.status === 'signed-out' && (
          <p>
            <Link to={linkFor({ kind: 'sign-in', returnTo: linkFor({ kind: 'certificates' }) })}>
              Sign in
            </Link>{' '}
            to see your certificates.
          </p>
        )}
        {lookup.status === 'ready' && lookup.certificates.length === 0 && (
          <p>
            None yet. Pass a level&apos;s test and download its certificate from{' '}
            <Link to={linkFor({ kind: 'dashboard' })}>My Progress</Link>.
          </p>
        )}
        {lookup.status === 'ready' && (
          <ul className="stack">
            {lookup.certificates.map(({ id, courseName, level, score, completionDate }) => (
              <li key={id} className="row">
                <Link to={linkFor({ kind: 'certificate', id })}>
                  {courseName} - Level {level}
                </Link>
                <span>
                  {score}% · {completionDate}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <VerifyForm />
    </div>
  );
}

function VerifyForm() {
  const navigate = useNavigate();
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
      <h2>Look up a certificate</h2>
      <label className="field">
        Certificate ID
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="CERT-1763683200000-L1"
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
        {isRefused
          ? 'That is not a certificate ID. It looks like CERT-1763683200000-L1.'
          : 'It stands at the foot of the certificate.'}
      </p>
      <button type="submit" className="site-button">
        Look up
      </button>
    </form>
  );
}
