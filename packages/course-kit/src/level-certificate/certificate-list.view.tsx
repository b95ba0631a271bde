'use client';

import { useState } from 'react';
import { CertificateTexts } from '../components/certificate-view/certificate-view-text.js';
import {
  certificateViewMessages,
  type CertificateViewMessages,
} from '../components/certificate-view/certificate-view.messages.js';
import type { MissingProject } from '../components/certificate-download/use-missing-project.js';
import type { CertificateActionHandlers } from '../components/certificate-view/certificate-actions.js';
import { LanguageMarksProvider } from '../feature/course-text.js';
import { useLanguageMarks } from '../feature/language-marks.js';
import { useText } from '../feature/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../feature/view-props.js';
import type { Certificate } from '../model/certificate.js';
import type { LevelOutline } from '../model/course.js';
import type { LevelAccess } from '../model/level-state.js';
import { classNames } from '../primitives/class-name.js';
import { withRef } from '../primitives/with-ref.js';
import { CertificateListRow } from './certificate-list-row.js';
import { EarlierCertificates } from './earlier-certificates.js';
import { LevelCertificateTexts } from './level-certificate-text.js';
import { levelCertificateMessages, type LevelCertificateMessages } from './level-certificate.messages.js';
import { NoCertificates } from './no-certificates.js';
import type { LevelCertificateState } from './use-certificate-making.js';

/** A level, and how far its certificate is. */
export interface CertificateRow {
  /** The level. */
  readonly level: Pick<LevelOutline, 'level' | 'title' | 'color' | 'language'>;
  /** Whether it can be entered. */
  readonly access: LevelAccess;
  /** In percent; null before the first quiz. */
  readonly score: number | null;
  /** How far its certificate is. */
  readonly state: LevelCertificateState;
  /** The level's project, where a certificate that is made now would not name it. @default it is named, or there is none */
  readonly missingProject?: MissingProject | undefined;
}

/** What a list of certificates shows. */
export interface CertificateListViewProps
  extends ViewProps<LevelCertificateMessages>, HeadedProps, CourseTextProps {
  /** The level whose certificate is about to be made. @default none */
  readonly initialLevel?: number | undefined;
  /** The course's levels, in order. */
  readonly rows: readonly CertificateRow[];
  /** Certificates of the learner for lower scores, or for levels that the course has no more. @default none */
  readonly earlier?: readonly Certificate[];
  /** What stands on every certificate before it is made; its date in long US English. */
  readonly draft: Pick<Certificate, 'courseName' | 'issuedBy' | 'completionDate'>;
  /** The name that the field begins with. @default '' */
  readonly suggestedName?: string;
  /** Whether a certificate was made with that name, so that it is not asked for again. @default false */
  readonly isNameConfirmed?: boolean;
  /** The list could not be read. @default false */
  readonly hasFailed?: boolean;
  /** Whether others can trust them; self-recorded ones are labelled. @default true */
  readonly isVerified?: boolean;
  /** A certificate's public address. @default none */
  readonly urlOf?: (certificate: Certificate) => string | undefined;
  /** The page of a certificate; null where the host has none. */
  readonly hrefOf: (certificate: Certificate) => string | null;
  /** The test of a level; null where the host has none. */
  readonly testHrefOf: (level: number) => string | null;
  /** Where a visitor makes an account. @default none */
  readonly accountHref?: string | null | undefined;
  /** Makes a level's certificate. */
  readonly onMake: (level: number, name: string) => void;
  /** What can be done with those that are made. */
  readonly actions: CertificateActionHandlers;
  /** The id of the one whose PDF is being made, or null. @default null */
  readonly downloading?: string | null;
  /** Texts of the certificate itself, as on its page. @default those in English */
  readonly certificateMessages?: Partial<CertificateViewMessages> | undefined;
}

/** The certificates of all levels: those that are made, those that can be made, and what is still ahead. */
export const CertificateListView = withRef(function CertificateListView({
  initialLevel,
  rows,
  earlier = [],
  draft,
  suggestedName = '',
  isNameConfirmed = false,
  hasFailed = false,
  isVerified = true,
  urlOf,
  hrefOf,
  testHrefOf,
  accountHref,
  onMake,
  actions,
  downloading = null,
  certificateMessages,
  headingRank = 3,
  courseLanguage,
  messages,
  locale = 'en-US',
  className,
  ...props
}: CertificateListViewProps) {
  const text = useText(levelCertificateMessages, messages, locale);
  const sheetText = useText(certificateViewMessages, certificateMessages, locale);
  const marks = useLanguageMarks(courseLanguage, locale);
  const [openLevel, setOpenLevel] = useState<number | null>(initialLevel ?? null);
  const make = ({ level: { level }, missingProject }: CertificateRow) => {
    setOpenLevel(level);
    // What it could name is said first.
    if (isNameConfirmed && !missingProject) onMake(level, suggestedName);
  };
  return (
    <LanguageMarksProvider value={marks}>
      <LevelCertificateTexts.Provider value={text}>
        <CertificateTexts.Provider value={sheetText}>
          <section {...props} className={classNames('ck-root ck-certificates', className)}>
            {hasFailed && (
              <p className="ck-note" data-kind="warning" role="alert">
                {text('failedList')}
              </p>
            )}
            <NoCertificates rows={rows} testHrefOf={testHrefOf} />
            <ul className="ck-certificate-rows">
              {rows.map((row) => (
                <CertificateListRow
                  key={row.level.level}
                  row={row}
                  isOpen={openLevel === row.level.level}
                  rank={headingRank}
                  links={{
                    test: testHrefOf(row.level.level),
                    account: accountHref ?? null,
                    certificate: row.state.status === 'made' ? hrefOf(row.state.certificate) : null,
                  }}
                  locale={locale}
                  downloading={downloading}
                  actions={actions}
                  onMake={() => make(row)}
                  maker={{
                    levels: rows.length,
                    draft: { ...draft, score: row.score ?? 0 },
                    suggestedName,
                    isVerified,
                    url: row.state.status === 'made' ? urlOf?.(row.state.certificate) : undefined,
                    courseLanguage,
                    messages,
                    locale,
                    certificateMessages,
                    onMake: (name) => onMake(row.level.level, name),
                  }}
                />
              ))}
            </ul>
            <EarlierCertificates certificates={earlier} hrefOf={hrefOf} rank={headingRank} locale={locale} />
          </section>
        </CertificateTexts.Provider>
      </LevelCertificateTexts.Provider>
    </LanguageMarksProvider>
  );
});
