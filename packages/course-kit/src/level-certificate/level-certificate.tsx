'use client';

import { useCertificateActions } from '../components/certificate-download/use-certificate-actions.js';
import { useMissingProject } from '../components/certificate-download/use-missing-project.js';
import { connected } from '../feature/connected.js';
import { useFeatureTexts } from '../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../feature/view-props.js';
import { completionDate } from '../model/certificate.js';
import { useCourseContext } from '../state/course-context.js';
import { useCertificatePort } from '../state/use-certificates.js';
import { useCourse, useLevel } from '../state/use-course.js';
import { LevelCertificateView } from './level-certificate.view.js';
import { useCertificateMaking } from './use-certificate-making.js';

/** Which level's certificate to make, and how it is shown. */
export interface LevelCertificateProps extends ConnectedProps, HeadedProps {
  /** The level's number. */
  readonly level: number;
}

/**
 * The certificate of a level at the moment of passing: how it will look, its name to confirm, and then the PDF, its page
 * and sharing it. Give it to a quiz as `afterPass`. It shows nothing before the level is passed.
 */
export const LevelCertificate = connected(
  'LevelCertificate',
  function LevelCertificate({ level: number, ...props }: LevelCertificateProps) {
    const { course, linkFor } = useCourse();
    const { clock } = useCourseContext().store.services;
    const { isVerified } = useCertificatePort();
    const { state: levelState } = useLevel(number);
    const making = useCertificateMaking();
    const use = useCertificateActions();
    const missingProjectOf = useMissingProject();
    const texts = useFeatureTexts('levelCertificate');
    const { messages: certificateMessages } = useFeatureTexts('certificateView');
    const level = course.levels.find((other) => other.level === number);
    if (!level) return null;
    const state = making.stateOf(number);
    const certificate = state.status === 'made' ? state.certificate : null;
    return (
      <>
        <LevelCertificateView
          {...props}
          {...texts}
          certificateMessages={certificateMessages}
          courseLanguage={course.language}
          level={level}
          levels={course.levels.length}
          draft={{
            courseName: course.title,
            issuedBy: course.issuer,
            score: levelState.score ?? 0,
            completionDate: completionDate(clock()),
          }}
          state={state}
          missingProject={state.status === 'ready' ? missingProjectOf(level) : undefined}
          suggestedName={making.suggestedName}
          isVerified={isVerified}
          url={certificate ? use.urlOf(certificate) : undefined}
          links={{
            certificate: certificate && linkFor({ kind: 'certificate', id: certificate.id }),
            test: linkFor({ kind: 'quiz', level: number }),
            all: number >= course.levels.length ? linkFor({ kind: 'certificates' }) : undefined,
          }}
          onMake={(name) => void making.make(number, name)}
          actions={use.actions}
          isDownloading={use.downloading !== null}
        />
        {use.dialog}
      </>
    );
  },
);
