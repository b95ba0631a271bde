'use client';

import { useEffect, useRef, useState } from 'react';
import {
  classNames,
  connected,
  type ConnectedProps,
  FileButton,
  FileDrop,
  type HeadedProps,
  Heading,
  LanguageMarksProvider,
  Link,
  useCourse,
  useFeatureTexts,
  useLanguageMarks,
  useText,
} from '@course-kit/react/feature';
import { askIssuer } from './ask-issuer.js';
import { readBadge } from './badge/read-badge.js';
import type { CredentialSource } from './certificate-credential.js';
import { certificateIdOf, checkCredential, type CheckedCredential } from './check-credential.js';
import { CredentialResult } from './credential-result.js';
import { CredentialTexts } from './credential-texts.js';
import { credentialMessages } from './credential.messages.js';
import type { TrustedIssuer } from './verify-credential.js';
import { prepareVerification } from './verify-signature.js';

/** Whose badges are verified. */
export interface CredentialCheckProps extends ConnectedProps, HeadedProps, CredentialSource {}

const BADGES = ['.png', '.svg', '.json', 'image/png', 'image/svg+xml', 'application/json'];

type Outcome =
  | CheckedCredential
  | { readonly status: 'no-badge'; readonly name: string }
  | 'checking'
  | 'not-checked'
  /** The page has no cryptography. */
  | 'insecure';

/** A place for anybody's badge, which is verified in the page. */
export const CredentialCheck = connected(
  'CredentialCheck',
  function CredentialCheck({ signer, issuer, headingRank = 2, className, ...props }: CredentialCheckProps) {
    const { course, linkFor } = useCourse();
    const { messages, locale } = useFeatureTexts('credential');
    const text = useText(credentialMessages, messages, locale);
    const marks = useLanguageMarks(course.language, locale);
    // Null where the page names the issuer, and a promise of null where nobody could be asked.
    const asked = useRef<Promise<TrustedIssuer | null>>(null);
    const latest = useRef<File>(null);
    const [drop, setDrop] = useState<readonly File[] | null>(null);
    const [outcome, setOutcome] = useState<Outcome | null>(null);

    useEffect(() => {
      // Ahead of the first badge, which may come when there is no connection.
      void prepareVerification();
      asked.current = issuer ? null : askIssuer(signer).catch(() => null);
    }, [signer, issuer]);

    const outcomeOf = async (file: File): Promise<Outcome> => {
      const badge = await readBadge(file).catch(() => null);
      if (badge === null) return { status: 'no-badge', name: file.name };
      try {
        const trusted = issuer ?? (await asked.current) ?? (await askIssuer(signer));
        return await checkCredential(badge, trusted, signer);
      } catch {
        if (!isSecureContext) return 'insecure';
        return 'not-checked';
      }
    };
    const check = async (file: File) => {
      latest.current = file;
      setDrop(null);
      setOutcome('checking');
      const outcome = await outcomeOf(file);
      // An earlier badge may take longer than the one that was handed in after it.
      if (latest.current === file) setOutcome(outcome);
    };
    const page =
      typeof outcome === 'object' && outcome?.status === 'verified'
        ? linkFor({ kind: 'certificate', id: certificateIdOf(outcome.credential) })
        : null;
    return (
      <LanguageMarksProvider value={marks}>
        <CredentialTexts.Provider value={text}>
          <section {...props} className={classNames('ck-root ck-credential', className)}>
            <FileDrop
              label={text('place')}
              className="ck-credential-card"
              onFiles={(files) => {
                const [file] = files;
                if (file) void check(file);
                setDrop(files);
              }}
            >
              <Heading rank={headingRank} className="ck-subtitle">
                {text('checkTitle')}
              </Heading>
              <p>{text('checkLead')}</p>
              <div className="ck-credential-place">
                <FileButton accept={BADGES} onFile={(file) => void check(file)}>
                  {text('choose')}
                </FileButton>
                <span className="ck-hint">{text('drop')}</span>
              </div>
              <div role="status" className="ck-credential-outcome">
                {outcome === 'checking' && <p>{text('checking')}</p>}
                {outcome === 'not-checked' && <p>{text('issuerMissing')}</p>}
                {outcome === 'insecure' && <p>{text('insecure')}</p>}
                {typeof outcome === 'object' && outcome?.status === 'no-badge' && (
                  <p>{text('noBadge', { name: outcome.name })}</p>
                )}
                {typeof outcome === 'object' && outcome !== null && outcome.status !== 'no-badge' && (
                  <CredentialResult checked={outcome} course={course} locale={locale} />
                )}
                {drop?.length === 0 && <p>{text('noFile')}</p>}
                {drop && drop.length > 1 && <p>{text('onlyOne', { name: drop[0]?.name ?? '' })}</p>}
                {page !== null && (
                  <Link className="ck-link" href={page}>
                    {text('page')}
                  </Link>
                )}
              </div>
            </FileDrop>
          </section>
        </CredentialTexts.Provider>
      </LanguageMarksProvider>
    );
  },
);
