import { useContext } from 'react';
import { CredentialTexts } from './credential-texts.js';
import type { Evidence } from './model/flow-evidence.js';

/** Which flows were checked, and how much that says. What the issuer has signed of them is English. */
export function FlowEvidence({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const text = useContext(CredentialTexts);
  return (
    <div className="ck-meta-item ck-credential-evidence">
      <dt className="ck-meta-term">{text('evidence')}</dt>
      <dd className="ck-meta-value">
        <p className="ck-hint">{text('evidenceHint')}</p>
        <ul lang="en">
          {evidence.map(({ id, name, description }) => (
            <li key={id}>
              <span>
                <bdi>{name}</bdi>
              </span>
              <span className="ck-hint">
                <bdi>{description}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
