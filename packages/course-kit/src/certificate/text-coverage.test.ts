import { describe, expect, it } from 'vitest';
import { embeddableText, fontFor, printableText, textDirection } from './text-coverage.js';

describe('a text of the certificate', () => {
  it.each(['Maria Fernández', 'Zoë Åström', 'Šimon Žák', 'O’Neil – “Jo” €'])(
    'is set in the Latin font for the Western European name %s',
    (name) => {
      expect(fontFor(name)).toBe('latin');
      expect(fontFor(name, 'italic')).toBe('latin-italic');
    },
  );

  it.each([
    'Łukasz Żółć',
    'Ελένη Παπαδοπούλου',
    'Александр Ё. Щукин',
    'Ғалым Қожаұлы',
    'Nguyễn Thị Ánh Tuyết',
    'Əli İsmayılov',
  ])('is set in the extended font for %s', (name) => expect(fontFor(name)).toBe('extended'));

  it.each(['王小明', 'さくら', '김민준', 'محمد', 'נועה', 'प्रियंका', 'สมศักดิ์', 'Zoë 🦄', 'Ọ́lá', 'Łukasz 王'])(
    'has no font of its own for %s',
    (name) => expect(fontFor(printableText(name))).toBeNull(),
  );

  it('prints a name that was typed with combining accents like one in precomposed letters', () => {
    const typed = 'Nguyễn Thị Ánh'.normalize('NFD');
    expect(printableText(typed)).toBe('Nguyễn Thị Ánh');
    expect(fontFor(printableText(typed))).toBe('extended');
  });

  it('prints on one line, without control and invisible characters', () => {
    expect(printableText('  Ada\u00A0\n\tLove\u00ADlace\u0007\u200E ')).toBe('Ada Lovelace');
  });

  it('keeps the joiners that emoji and Persian are shaped by', () => {
    expect(printableText('👩\u200D💻')).toBe('👩\u200D💻');
    expect(printableText('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  });

  it('marks broken characters instead of failing on them', () => {
    expect(printableText('Ada \uD800')).toBe('Ada \uFFFD');
  });

  it.each([
    ['Ọ́lá', 'Ọlá'],
    ['Łukasz 王小明', 'Łukasz ???'],
    ['\u0301Ada', '?Ada'],
  ])('without a browser, %s is printed as %s', (text, printed) => {
    expect(embeddableText(text)).toBe(printed);
  });

  it.each([
    ['Ada Lovelace', 'ltr'],
    ['محمد - Level 1', 'rtl'],
    ['123 נועה', 'rtl'],
    ['Level 1 - محمد', 'ltr'],
    ['123', 'ltr'],
  ])('%s reads %s', (text, direction) => expect(textDirection(text)).toBe(direction));
});
