import { useContext } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { CopyButton, useCopy } from '../../primitives/copy-button.js';
import { CertificateTexts } from './certificate-view-text.js';

/** What LinkedIn's form asks for, to be copied by hand: the form is not always filled by the link that leads to it. */
export default function ProfileFields({
  certificate: { id, issuedBy, completionDate },
  name,
  url,
}: {
  readonly certificate: Certificate;
  readonly name: string;
  readonly url: string;
}) {
  const text = useContext(CertificateTexts);
  const fields = [
    ['profileName', name],
    ['profileOrganization', issuedBy],
    ['profileDate', completionDate],
    ['profileId', id],
    ['profileUrl', url],
  ] as const;
  return (
    <details className="ck-profile">
      <summary className="ck-profile-summary">{text('profileFields')}</summary>
      <dl className="ck-profile-fields">
        {fields.map(([key, value]) => (
          <Field key={key} label={text(key)} value={value} />
        ))}
      </dl>
      <p className="ck-said ck-visually-hidden" role="status" />
    </details>
  );
}

function Field({ label, value }: { readonly label: string; readonly value: string }) {
  const text = useContext(CertificateTexts);
  const { outcome, shown, copy, forget } = useCopy<HTMLElement>(value, text);
  const isCopied = outcome === 'copied';
  return (
    <div className="ck-profile-field">
      <dt className="ck-meta-term">{label}</dt>
      <dd className="ck-profile-value">
        <span className="ck-meta-value">
          <bdi ref={shown}>{value}</bdi>
        </span>
        <CopyButton label={text('copyLabel', { label })} isCopied={isCopied} onCopy={copy} onLeave={forget}>
          {text(isCopied ? 'copied' : 'copy')}
        </CopyButton>
        {outcome === 'selected' && <span className="ck-hint">{text(outcome)}</span>}
      </dd>
    </div>
  );
}
