import { useLanguage } from './language-context.js';
import { languageMessages } from './language.messages.js';
import { languageName } from './languages.js';
import { ELEMENT, TextAround } from './text-around.js';
import { useTexts } from './use-texts.js';

/** Says, in the current language, that another one could not be loaded. */
export function LanguageNotice() {
  const { failed, choose, dismiss } = useLanguage();
  const text = useTexts('language', languageMessages);
  return (
    <div role="alert" className="language-notice" hidden={!failed}>
      {failed && (
        <>
          <p>
            <TextAround text={text('failed', { language: ELEMENT })}>
              <bdi lang={failed}>{languageName(failed)}</bdi>
            </TextAround>
          </p>
          <button type="button" className="site-button" onClick={() => choose(failed)}>
            {text('tryAgain')}
          </button>
          <button type="button" className="site-button" onClick={dismiss}>
            {text('close')}
          </button>
        </>
      )}
    </div>
  );
}
