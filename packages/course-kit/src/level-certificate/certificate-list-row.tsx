import { Download, Lock } from 'lucide';
import { useContext, useMemo, type ComponentProps } from 'react';
import { certificateColors } from '../certificate/certificate-colors.js';
import type { CertificateActionHandlers } from '../components/certificate-view/certificate-actions.js';
import { CertificateTexts } from '../components/certificate-view/certificate-view-text.js';
import { SheetDrawing } from '../components/certificate-sheet/sheet-drawing.js';
import { CourseText, SentenceWith } from '../feature/course-text.js';
import { Heading } from '../primitives/heading.js';
import { Icon } from '../primitives/icon.js';
import { Link } from '../primitives/link.js';
import type { CertificateRow } from './certificate-list.view.js';
import { LevelCertificateTexts } from './level-certificate-text.js';
import { LevelCertificateView } from './level-certificate.view.js';
import { RowStatus } from './row-status.js';

/** What a row needs to make its certificate. */
export type RowMaker = Omit<
  ComponentProps<typeof LevelCertificateView>,
  'level' | 'state' | 'missingProject' | 'links' | 'actions' | 'headingRank' | 'isDownloading'
>;

/** Where a row leads; null for what the host does not have. */
interface RowLinks {
  readonly test: string | null;
  readonly account: string | null;
  readonly certificate: string | null;
}

/** One level of the list: its certificate, the button that makes it, or what is missing for it. */
export function CertificateListRow({
  row,
  isOpen,
  rank,
  links,
  locale,
  downloading,
  actions,
  maker,
  onMake,
}: {
  readonly row: CertificateRow;
  readonly isOpen: boolean;
  readonly rank: number;
  readonly links: RowLinks;
  readonly locale: string;
  readonly downloading: string | null;
  readonly actions: CertificateActionHandlers;
  readonly maker: RowMaker;
  readonly onMake: () => void;
}) {
  const { level, state } = row;
  const colors = useMemo(() => certificateColors(level.color), [level.color]);
  const isPassed = state.status !== 'not-passed';
  return (
    <li className="ck-certificate-row" data-state={state.status}>
      <span className="ck-certificate-thumb" aria-hidden="true">
        {isPassed ? (
          <SheetDrawing level={level.level} levels={maker.levels} colors={colors} />
        ) : row.access.status === 'locked' ? (
          <Icon of={Lock} />
        ) : (
          <span className="ck-node">{level.level}</span>
        )}
      </span>
      <div className="ck-certificate-row-text">
        <Heading rank={rank} className="ck-certificate-row-title">
          <LevelName level={level} />
        </Heading>
        <RowStatus row={row} test={links.test} locale={locale} />
      </div>
      {!isOpen && (
        <RowActions row={row} links={links} actions={actions} downloading={downloading} onMake={onMake} />
      )}
      {isOpen && (
        <LevelCertificateView
          {...maker}
          className="ck-certificate-row-maker"
          level={level}
          state={state}
          missingProject={row.missingProject}
          links={{ certificate: links.certificate, test: links.test }}
          actions={actions}
          isDownloading={downloading !== null}
          headingRank={rank + 1}
        />
      )}
    </li>
  );
}

function RowActions({
  row: { level, state },
  links,
  actions,
  downloading,
  onMake,
}: {
  readonly row: CertificateRow;
  readonly links: RowLinks;
  readonly actions: CertificateActionHandlers;
  readonly downloading: string | null;
  readonly onMake: () => void;
}) {
  const text = useContext(LevelCertificateTexts);
  const sheetText = useContext(CertificateTexts);
  const { onDownload, onDownloadIntent } = actions;
  const about = (
    <span className="ck-visually-hidden">
      {' '}
      <LevelName level={level} />
    </span>
  );
  if (state.status === 'ready')
    return (
      <div className="ck-certificate-row-actions">
        <button type="button" className="ck-button" data-variant="primary" onClick={onMake}>
          <span>
            {text('make')}
            {about}
          </span>
        </button>
      </div>
    );
  if (state.status === 'signed-out' && links.account !== null)
    return (
      <div className="ck-certificate-row-actions">
        <Link className="ck-button" data-variant="primary" href={links.account}>
          {text('createAccount')}
        </Link>
      </div>
    );
  if (state.status !== 'made') return null;
  const isDownloading = downloading === state.certificate.id;
  return (
    <div className="ck-certificate-row-actions">
      {links.certificate !== null && (
        <Link className="ck-button" href={links.certificate}>
          <span>
            {text('view')}
            {about}
          </span>
        </Link>
      )}
      {onDownload && !state.certificate.revocation && (
        <button
          type="button"
          className="ck-button"
          aria-disabled={isDownloading || undefined}
          onPointerEnter={onDownloadIntent}
          onFocus={onDownloadIntent}
          // Several clicks in a row mean one file.
          onClick={({ detail: clicks }) => !isDownloading && clicks < 2 && onDownload(state.certificate)}
        >
          <Icon of={Download} />
          <span>
            {sheetText(isDownloading ? 'downloading' : 'download')}
            {about}
          </span>
        </button>
      )}
    </div>
  );
}

/** What a level is called, such as `Level 2: Oven`. */
function LevelName({ level: named }: { readonly level: CertificateRow['level'] }) {
  const text = useContext(LevelCertificateTexts);
  return (
    <SentenceWith
      sentence={text('levelName', { level: named.level, title: '{title}' })}
      parts={{ title: <CourseText of={named}>{named.title}</CourseText> }}
    />
  );
}
