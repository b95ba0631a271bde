/** How a text is marked in a page of another language: what `lang` and `dir` say of it. */
export interface TextLanguage {
  /** A BCP 47 tag. */
  readonly lang: string;
  /** Which way it is read. */
  readonly dir: 'ltr' | 'rtl';
}

/** The scripts that are written from right to left, of those that are in use today. */
const RIGHT_TO_LEFT = /Adlm|Ara[bn]|Hebr|Mand|Nkoo|Rohg|Samr|Syr|Thaa/;

/** English as it is mostly named. Its script needs no looking up, which takes a browser as long as showing a quiz. */
export const isEnglish = (tag: string): boolean => /^en(-[A-Z]{2})?$/.test(tag);

/** A language and the script that it is written in, the usual one where the tag names none. */
function written(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

/**
 * A language with the direction of its script. Not every browser has `Intl.Locale.prototype.getTextInfo`.
 *
 * @throws RangeError for what is no BCP 47 tag.
 */
export function textLanguage(tag: string): TextLanguage {
  return { lang: tag, dir: RIGHT_TO_LEFT.test(written(tag)) ? 'rtl' : 'ltr' };
}

/**
 * Whether two tags name one written language, wherever it is spoken: `en-US` and `en-GB` do, `zh-Hans` and `zh-TW` do
 * not.
 *
 * @throws RangeError for what is no BCP 47 tag.
 */
export function isOneLanguage(a: string, b: string): boolean {
  return (isEnglish(a) && isEnglish(b)) || written(a) === written(b);
}
