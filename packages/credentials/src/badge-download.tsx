import { useContext, useState } from 'react';
import { certifiedLevel, type CourseOutline } from '@course-kit/react/model';
import { saveFile } from '@course-kit/react/feature';
import { drawBadge, type BadgeWords } from './badge/draw-badge.js';
import { makeBadge, pictureAddress, type BadgeFormat } from './badge/make-badge.js';
import { certificateIdOf } from './check-credential.js';
import { CredentialTexts } from './credential-texts.js';
import type { CertificateCredential } from './model/certificate-credential.js';
import { readCredentialName } from './model/credential-name.js';

const FORMATS: readonly BadgeFormat[] = ['png', 'svg', 'json'];

/** The badge of a credential, and its files. */
export function BadgeDownload({
  credential,
  course,
}: {
  readonly credential: CertificateCredential;
  readonly course: CourseOutline;
}) {
  const text = useContext(CredentialTexts);
  const [hasFailed, setFailed] = useState(false);
  const words = wordsOf(credential, course);
  const save = async (format: BadgeFormat) => {
    try {
      // As it was verified: a text may say the same key twice.
      const json = JSON.stringify(credential);
      saveFile(`${certificateIdOf(credential)}.${format}`, await makeBadge(format, json, words));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="ck-credential-badge">
      <img src={pictureAddress(drawBadge(words))} width="160" height="160" alt="" />
      <div className="ck-credential-files" role="group" aria-label={text('download')}>
        <p className="ck-credential-download" aria-hidden="true">
          {text('download')}
        </p>
        <div className="ck-credential-buttons">
          {FORMATS.map((format) => (
            <button key={format} type="button" className="ck-button" onClick={() => void save(format)}>
              {format.toUpperCase()}
            </button>
          ))}
        </div>
        <p className="ck-hint">{text('downloadHint')}</p>
        {hasFailed && (
          <p className="ck-field-error" role="alert">
            {text('downloadFailed')}
          </p>
        )}
      </div>
    </div>
  );
}

function wordsOf(
  { credentialSubject: subject, issuer, name }: CertificateCredential,
  course: CourseOutline,
): BadgeWords {
  const { courseName, level, levelTitle } = readCredentialName(name) ?? { courseName: name, level: 1 };
  return {
    userName: subject.name,
    courseName,
    level,
    levelName: `Level ${level}`,
    levelTitle,
    levels: course.levels.length,
    color: certifiedLevel(course, { courseName, level })?.color,
    issuedBy: issuer.name,
  };
}
