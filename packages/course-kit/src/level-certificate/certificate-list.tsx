'use client';

import { useCertificateActions } from '../components/certificate-download/use-certificate-actions.js';
import { useMissingProject } from '../components/certificate-download/use-missing-project.js';
import { connected } from '../feature/connected.js';
import { useFeatureTexts } from '../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../feature/view-props.js';
import { completionDate, type Certificate } from '../model/certificate.js';
import { confirmedName } from '../model/printed-name.js';
import { useCourseContext } from '../state/course-context.js';
import { useCertificatePort } from '../state/use-certificates.js';
import { useCourse, useLevels, useSession } from '../state/use-course.js';
import { CertificateListView, type CertificateRow } from './certificate-list.view.js';
import { useCertificateMaking } from './use-certificate-making.js';

/** How the list is shown. */
export interface CertificateListProps extends ConnectedProps, HeadedProps {
  /** The level whose certificate is about to be made, for a link that leads here. @default none */
  readonly initialLevel?: number | undefined;
}

/** All certificates of a learner, by level: those that are made, those that can be made, and what is still ahead. */
export const CertificateList = connected(
  'CertificateList',
  function CertificateList(props: CertificateListProps) {
    const { course, linkFor } = useCourse();
    const { clock } = useCourseContext().store.services;
    const { isVerified } = useCertificatePort();
    const { levels } = useLevels();
    const isSignedOut = useSession().status === 'signed-out';
    const making = useCertificateMaking();
    const use = useCertificateActions();
    const missingProjectOf = useMissingProject();
    const texts = useFeatureTexts('levelCertificate');
    const { messages: certificateMessages } = useFeatureTexts('certificateView');
    const rows = course.levels.flatMap((level): readonly CertificateRow[] => {
      const known = levels.find((other) => other.level === level.level);
      if (!known) return [];
      const { access, score } = known;
      const state = making.stateOf(level.level);
      return [{ level, access, score, state, missingProject: missingProjectOf(level) }];
    });
    const isShown = (certificate: Certificate) =>
      rows.some(({ state }) => state.status === 'made' && state.certificate.id === certificate.id);
    const list = linkFor({ kind: 'certificates' });
    return (
      <>
        <CertificateListView
          {...props}
          {...texts}
          certificateMessages={certificateMessages}
          courseLanguage={course.language}
          rows={rows}
          earlier={making.certificates.filter((certificate) => !isShown(certificate))}
          draft={{
            courseName: course.title,
            issuedBy: course.issuer,
            completionDate: completionDate(clock()),
          }}
          suggestedName={making.suggestedName}
          isNameConfirmed={confirmedName(making.certificates) !== ''}
          hasFailed={making.hasFailed}
          isVerified={isVerified}
          urlOf={use.urlOf}
          hrefOf={({ id }) => linkFor({ kind: 'certificate', id })}
          testHrefOf={(level) => linkFor({ kind: 'quiz', level })}
          accountHref={
            isSignedOut ? linkFor({ kind: 'sign-up', ...(list !== null && { returnTo: list }) }) : undefined
          }
          onMake={(level, name) => void making.make(level, name)}
          actions={use.actions}
          downloading={use.downloading}
        />
        {use.dialog}
      </>
    );
  },
);
