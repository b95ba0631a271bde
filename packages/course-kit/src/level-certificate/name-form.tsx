import { useContext } from 'react';
import { useNameField } from '../components/certificate-download/name-field.js';
import { LevelCertificateTexts } from './level-certificate-text.js';
import type { CertificateProblem } from './use-certificate-making.js';

/** Asks for the name to print; the sheet beside it follows what is typed. */
export function NameForm({
  name,
  isMaking,
  problem,
  onName,
  onMake,
}: {
  readonly name: string;
  readonly isMaking: boolean;
  readonly problem: CertificateProblem | null;
  readonly onName: (name: string) => void;
  readonly onMake: (name: string) => void;
}) {
  const text = useContext(LevelCertificateTexts);
  const { field, onSubmit } = useNameField({
    name,
    onName,
    onConfirm: (printed) => {
      if (!isMaking) onMake(printed);
    },
    texts: { label: text('name'), missing: text('nameMissing'), hint: text('hint') },
  });
  return (
    <form className="ck-name-form" noValidate onSubmit={onSubmit}>
      {field}
      <button type="submit" className="ck-button" aria-disabled={isMaking || undefined}>
        {text(isMaking ? 'making' : 'make')}
      </button>
      {problem !== null && (
        <p className="ck-note" data-kind="warning" role="alert">
          {text(problem)}
        </p>
      )}
    </form>
  );
}
