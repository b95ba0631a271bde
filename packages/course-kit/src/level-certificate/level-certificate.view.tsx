'use client';

import { useEffect, useRef, useState } from 'react';
import { ProjectLine } from '../components/certificate-download/project-line.js';
import type { MissingProject } from '../components/certificate-download/use-missing-project.js';
import {
  CertificateActions,
  type CertificateActionHandlers,
} from '../components/certificate-view/certificate-actions.js';
import { CertificateTexts } from '../components/certificate-view/certificate-view-text.js';
import {
  certificateViewMessages,
  type CertificateViewMessages,
} from '../components/certificate-view/certificate-view.messages.js';
import { linkedInProfileUrl } from '../components/certificate-view/linkedin-profile.js';
import CertificateSheet from '../components/certificate-sheet/certificate-sheet.js';
import { LanguageMarksProvider } from '../feature/course-text.js';
import { useLanguageMarks } from '../feature/language-marks.js';
import { useText } from '../feature/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../feature/view-props.js';
import type { Certificate } from '../model/certificate.js';
import { localCompletionDate } from '../model/completion-date.js';
import type { LevelOutline } from '../model/course.js';
import { printedName } from '../model/printed-name.js';
import { classNames } from '../primitives/class-name.js';
import { Heading } from '../primitives/heading.js';
import { Link } from '../primitives/link.js';
import { withRef } from '../primitives/with-ref.js';
import { LevelCertificateTexts } from './level-certificate-text.js';
import { levelCertificateMessages, type LevelCertificateMessages } from './level-certificate.messages.js';
import { NameForm } from './name-form.js';
import type { LevelCertificateState } from './use-certificate-making.js';

/** Where a level's certificate leads; null for what the host does not have. */
export interface LevelCertificateLinks {
  /** The page of the certificate, once it is made. */
  readonly certificate: string | null;
  /** The list of all certificates, where the level was the last one. @default no link */
  readonly all?: string | null | undefined;
  /** The level's test, for another certificate after one that was revoked. @default no link */
  readonly test?: string | null | undefined;
}

/** What a level's certificate shows. */
export interface LevelCertificateViewProps
  extends ViewProps<LevelCertificateMessages>, HeadedProps, CourseTextProps {
  /** The level that was passed. */
  readonly level: Pick<LevelOutline, 'level' | 'title' | 'color' | 'language'>;
  /** How many levels the course has. */
  readonly levels: number;
  /** What stands on the certificate before it is made; its date in long US English. */
  readonly draft: Pick<Certificate, 'courseName' | 'issuedBy' | 'score' | 'completionDate'>;
  /**
   * How far the certificate is.
   *
   * @selector [data-state="loading" | "signed-out" | "saving" | "unknown" | "ready" | "made"]
   */
  readonly state: LevelCertificateState;
  /**
   * The level's project, where a certificate that is made now would not name it, as far as this browser knows: its title, and the
   * lesson that checks it, null for none.
   *
   * @default it is named, or there is none
   */
  readonly missingProject?: MissingProject | undefined;
  /** The name that the field begins with. @default '' */
  readonly suggestedName?: string;
  /** Whether others can trust it; a self-recorded one is labelled. @default true */
  readonly isVerified?: boolean;
  /** The certificate's public address, once it is made; without it there is nothing to add to a profile. */
  readonly url?: string | undefined;
  /** Where it leads. */
  readonly links: LevelCertificateLinks;
  /** Makes it with this name. */
  readonly onMake: (name: string) => void;
  /** What can be done with it once it is made. */
  readonly actions: CertificateActionHandlers;
  /** The PDF is being made. @default false */
  readonly isDownloading?: boolean;
  /** Texts of the certificate itself, as on its page. @default those in English */
  readonly certificateMessages?: Partial<CertificateViewMessages> | undefined;
}

/** The certificate of a passed level, shown before it is made, and what can be done with it after that. */
export const LevelCertificateView = withRef(function LevelCertificateView({
  level,
  levels,
  draft,
  state,
  missingProject,
  suggestedName = '',
  isVerified = true,
  url,
  links,
  onMake,
  actions,
  isDownloading = false,
  certificateMessages,
  headingRank = 2,
  courseLanguage,
  messages,
  locale = 'en-US',
  className,
  ...props
}: LevelCertificateViewProps) {
  const text = useText(levelCertificateMessages, messages, locale);
  const sheetText = useText(certificateViewMessages, certificateMessages, locale);
  const marks = useLanguageMarks(courseLanguage, locale);
  const [typed, setTyped] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMade = state.status === 'made';
  const before = useRef(state.status);
  useEffect(() => {
    // The button that was pressed is gone; without this the focus would be lost.
    if (isMade && before.current === 'ready') heading.current?.focus();
    before.current = state.status;
  }, [isMade, state.status]);
  if (state.status === 'not-passed') return null;
  const revocation = isMade ? state.certificate.revocation : undefined;

  const name = typed ?? suggestedName;
  const certificate = isMade
    ? state.certificate
    : { ...draft, id: '', level: level.level, userName: printedName(name) || text('yourName') };
  const completionDate = localCompletionDate(certificate.completionDate, locale);
  const profileHref =
    isMade && !revocation && url !== undefined
      ? linkedInProfileUrl(certificate, {
          name: sheetText('course', { courseName: certificate.courseName, level: level.level }),
          url,
        })
      : undefined;
  return (
    <LanguageMarksProvider value={marks}>
      <LevelCertificateTexts.Provider value={text}>
        <CertificateTexts.Provider value={sheetText}>
          <section
            {...props}
            className={classNames('ck-root ck-level-certificate', className)}
            data-state={state.status}
          >
            <Heading rank={headingRank} ref={heading} className="ck-subtitle" tabIndex={-1}>
              {text(isMade && !revocation ? 'readyTitle' : 'title', { level: level.level })}
            </Heading>
            {isMade && links.all !== undefined && level.level >= levels && <p>{text('courseDone')}</p>}
            {state.status === 'ready' && missingProject && (
              <ProjectLine
                sentence={text('missingProject', { project: '{project}' })}
                project={missingProject}
              />
            )}
            {state.status === 'ready' && (
              <NameForm
                name={name}
                isMaking={state.isMaking}
                problem={state.problem}
                onName={setTyped}
                onMake={onMake}
              />
            )}
            {state.status === 'signed-out' && <p>{text('visitor')}</p>}
            {state.status === 'saving' && <p role="status">{text('waiting')}</p>}
            {state.status === 'loading' && <p role="status">{text('loading')}</p>}
            {state.status === 'unknown' && <p role="status">{text('failedList')}</p>}
            {isMade && (
              <div className="ck-level-certificate-made">
                {!revocation && (
                  <CertificateActions
                    {...actions}
                    certificate={state.certificate}
                    profileHref={profileHref}
                    isDownloading={isDownloading}
                  />
                )}
                <p className="ck-level-certificate-links">
                  {links.certificate !== null && (
                    <Link className="ck-button" href={links.certificate}>
                      {text('view')}
                    </Link>
                  )}
                  {typeof links.all === 'string' && (
                    <Link className="ck-button" href={links.all}>
                      {text('all')}
                    </Link>
                  )}
                </p>
              </div>
            )}
            {/* A draft would look as if none had been made. */}
            {state.status !== 'unknown' && (
              <CertificateSheet
                certificate={{ ...certificate, completionDate }}
                level={level}
                levels={levels}
                isVerified={isVerified}
                url={undefined}
                testHref={links.test}
                text={sheetText}
              />
            )}
          </section>
        </CertificateTexts.Provider>
      </LevelCertificateTexts.Provider>
    </LanguageMarksProvider>
  );
});
