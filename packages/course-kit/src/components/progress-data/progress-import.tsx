import { useCallback, useState } from 'react';
import type { ImportPlan } from '../../model/plan-import.js';
import { useCourseContext } from '../../state/course-context.js';
import { importProgress, readImport, type FoundImport } from '../../state/import-actions.js';
import { useNotify } from '../../state/use-course.js';
import { useRead } from '../../state/use-read.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { useText } from '../../feature/use-text.js';
import { ImportDialog } from './import-dialog.js';
import { listed } from './import-words.js';
import { progressImportMessages } from './progress-import.messages.js';

/** Reads a file that was chosen and imports it after a question; loaded by `ProgressData` once there is one. */
export default function ProgressImport({
  file,
  onClose,
}: {
  readonly file: File;
  readonly onClose: () => void;
}) {
  const { services } = useCourseContext().store;
  const notify = useNotify();
  const texts = useFeatureTexts('progressImport');
  const text = useText(progressImportMessages, texts.messages, texts.locale);
  const [state, setState] = useState<'asking' | 'importing' | 'failed'>('asking');
  const [nothing, setNothing] = useState<FoundImport | null>(null);
  const reading = useRead(useCallback(() => readImport(services, file), [services, file]));
  if (reading.status !== 'ready') return null;

  const confirm = async ({ exported, plan }: FoundImport) => {
    const hadFailed = state === 'failed';
    setState('importing');
    const added = await importProgress(services, exported);
    if (!added) return setState('failed');
    // Another tab has imported it since it was shown.
    if (!hadFailed && added.levels.length === 0) return setNothing({ exported, plan: added });
    const what = wordsOf(hadFailed ? plan : added);
    notify({ title: text('importedTitle'), description: text('imported', { what }) });
    onClose();
  };
  const wordsOf = ({ levels, certificates }: ImportPlan) =>
    listed(text, texts.locale, {
      tasks: levels.reduce((sum, { tasks }) => sum + tasks, 0),
      results: levels.filter(({ score }) => score !== null).length,
      certificates: certificates.length,
    });

  return (
    <ImportDialog
      key={nothing ? 'nothing' : 'question'}
      {...texts}
      course={services.course}
      found={nothing ?? reading.value}
      isImporting={!nothing && state === 'importing'}
      hasFailed={state === 'failed'}
      onImport={(found) => void confirm(found)}
      onClose={onClose}
    />
  );
}
