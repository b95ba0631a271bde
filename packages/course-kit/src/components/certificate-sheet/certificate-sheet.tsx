import { useMemo, type ReactNode } from 'react';
import { certificateColors } from '../../certificate/certificate-colors.js';
import type { TextOf } from '../../texts/message-types.js';
import type { Certificate } from '../../model/certificate.js';
import type { LevelOutline } from '../../model/course.js';
import { Heading } from '../../primitives/heading.js';
import { RevokedCertificate } from '../certificate-view/revoked-certificate.js';
import type { certificateViewMessages } from '../certificate-view/certificate-view.messages.js';
import { CourseText, SentenceWith } from '../../feature/course-text.js';
import { SheetDrawing, SheetWay } from './sheet-drawing.js';
import { useSheetLayout } from './use-sheet-layout.js';

/** What a certificate shows, and in which words. */
export interface CertificateSheetProps {
  /** Its date as the page's language writes it. An id that is empty is not shown. */
  readonly certificate: Certificate;
  /** The level as the course has it; absent for a certificate of another course. */
  readonly level: Pick<LevelOutline, 'title' | 'color' | 'language'> | undefined;
  /** How many levels the course has. */
  readonly levels: number;
  /** Whether others can trust it; a self-recorded one is labelled. */
  readonly isVerified: boolean;
  /** Its public address, shown in print. */
  readonly url?: string | undefined;
  /** The rank of the name as the page's own heading. @default the name is no heading */
  readonly rank?: number | undefined;
  /** Where another one is earned after this was revoked; null for nowhere. @default null */
  readonly testHref?: string | null | undefined;
  /** Where a revoked one is made again where it may be; null for nowhere. @default null */
  readonly listHref?: string | null | undefined;
  /** The texts of the certificate page. */
  readonly text: TextOf<typeof certificateViewMessages>;
}

/**
 * A certificate as it is printed: the PDF is drawn from the same description. Above one that was revoked stands since
 * when and why.
 */
export default function CertificateSheet({
  certificate,
  level: outline,
  levels,
  isVerified,
  url,
  rank,
  testHref = null,
  listHref = null,
  text,
}: CertificateSheetProps) {
  const { userName, courseName, level, score, completionDate, id, issuedBy, revocation, project } =
    certificate;
  const colors = useMemo(() => certificateColors(outline?.color), [outline?.color]);
  const sheet = useSheetLayout<HTMLElement>(colors);
  const drawing = { level, levels, colors };
  return (
    <>
      {revocation && (
        <RevokedCertificate
          {...certificate}
          revocation={revocation}
          testHref={testHref}
          listHref={listHref}
        />
      )}
      <article ref={sheet} className="ck-certificate-paper">
        <SheetDrawing {...drawing} />
        <div className="ck-sheet-lines">
          <SheetWay {...drawing} />
          <Line of="title">{text('title')}</Line>
          <Line of="certify">{text('congratulations')}</Line>
          {rank === undefined ? (
            <p className="ck-sheet-line" data-line="name" dir="auto">
              {userName}
            </p>
          ) : (
            <Heading
              rank={rank}
              className="ck-sheet-line"
              data-line="name"
              tabIndex={-1}
              data-page-title
              dir="auto"
            >
              {userName}
            </Heading>
          )}
          <Line of="completed">{text('completing')}</Line>
          <Line of="course">
            <SentenceWith
              sentence={text('course', { courseName: '{courseName}', level })}
              parts={{ courseName: <CourseText>{courseName}</CourseText> }}
            />
          </Line>
          {outline && (
            <Line of="level">
              <CourseText of={outline}>{outline.title}</CourseText>
            </Line>
          )}
          <Line of="score">{text('finalScore', { score })}</Line>
          <Line of="date">{completionDate}</Line>
          <Line of="issuer">
            <SentenceWith
              sentence={text('issuedBy', { issuer: '{issuer}' })}
              parts={{ issuer: <CourseText>{issuedBy}</CourseText> }}
            />
          </Line>
          {id !== '' && <Line of="id">{id}</Line>}
          {project !== undefined && (
            <Line of="project">
              <SentenceWith
                sentence={text('project', { project: '{project}' })}
                parts={{ project: <CourseText>{project}</CourseText> }}
              />
            </Line>
          )}
          {url !== undefined && <Line of="address">{url}</Line>}
          {!isVerified && <Line of="selfRecorded">{text('selfRecorded')}</Line>}
        </div>
      </article>
    </>
  );
}

function Line({ of: line, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <p className="ck-sheet-line" data-line={line}>
      {children}
    </p>
  );
}
