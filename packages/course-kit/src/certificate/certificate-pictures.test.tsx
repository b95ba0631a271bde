import { createCertificatePdf } from '@course-kit/react/certificate';
import type { Certificate } from '@course-kit/react/model';
import { describe, expect, test } from 'vitest';

const certificate: Certificate = {
  id: 'CERT-1795219200000-L3',
  userName: 'Maria Fernández',
  level: 3,
  courseName: 'Langflow Learning',
  score: 80,
  completionDate: 'November 21, 2026',
  issuedBy: 'Learning Platform',
};
const url = 'https://learn.example.org/certificate/CERT-1795219200000-L3';

/** A file as text, with a character for each byte, and its packed streams unpacked after it. */
async function read(pdf: Blob): Promise<string> {
  const latin1 = new TextDecoder('latin1');
  const bytes = await pdf.arrayBuffer();
  const text = latin1.decode(bytes);
  const streams = text.matchAll(/\/Length (\d+)[^>]*\/Filter \/FlateDecode[^>]*>>\nstream\n/g);
  const unpacked = Array.from(streams, async ({ 0: heading, 1: length, index }) => {
    const start = index + heading.length;
    const packed = new Blob([bytes.slice(start, start + Number(length))]).stream();
    return latin1.decode(
      await new Response(packed.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
    );
  });
  return [text, ...(await Promise.all(unpacked))].join('\n');
}

/** How often a picture stands in a file; the masks of pictures are pictures, too. */
const pictures = (text: string) => text.match(/ Do\n/g)?.length ?? 0;

const codes = (text: string) =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');

describe('a name that no embedded font has', () => {
  test.each([
    ['Hebrew', 'עדי כהן', 1],
    ['Arabic', 'محمد عبد الله', 1],
    ['Chinese', '王小明', 1],
    ['Devanagari', 'अनुष्का शर्मा', 2],
    ['an emoji', 'Ada 🚀 Lovelace', 1],
    ['several emoji', '🦄👩‍🚀 Zoë 🎉✨🇩🇪', 2],
    ['two scripts', 'Łukasz 王小明', 1],
  ])('is drawn, and found by each of its characters: %s', async (_, userName, drawn) => {
    const pdf = await createCertificatePdf({ ...certificate, userName }, { url });

    expect(pdf.size).toBeLessThan(/\p{Emoji_Presentation}/u.test(userName) ? 60_000 : 30_000);
    const text = await read(pdf);
    expect(pictures(text)).toBe(drawn);
    for (const character of userName) expect(text).toContain(`><${codes(character)}>`);
  });

  test.each([
    ['letters', '長谷川龍之介山田太郎齋藤鬱憂薔薇檸檬綾瀬', 30_000],
    ['emoji', '🦄🎉✨🇩🇪🐸🚀🌈🔥🍕🎨🎭🎪🎯🎲🎸🎺🎻🏀🏆👩‍🚀', 60_000],
  ])('has fewer dots when it is long, and the file stays light: %s', async (_, userName, most) => {
    const messages = { title: '修了証', completed: '下記のコースを修了したことを証します' };
    for (const name of [userName, userName.repeat(3)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as learners do
      const pdf = await createCertificatePdf({ ...certificate, userName: name }, { url, messages });
      expect(pdf.size).toBeLessThan(most);
    }
  });

  test('leaves what a font has as text: no picture at all', async () => {
    const text = await read(await createCertificatePdf(certificate, { url }));
    expect(pictures(text)).toBe(0);
  });

  test('has two rows when it is long', async () => {
    const userName = '王小明'.repeat(30);
    const text = await read(await createCertificatePdf({ ...certificate, userName }));
    expect(pictures(text)).toBe(2);
  });
});

test('a certificate in Hebrew is read from the right, with its numbers as they are', async () => {
  const messages = {
    title: 'תעודת סיום',
    score: 'ציון סופי: {score}%',
    course: '{courseName} - שלב {level}',
  };
  const pdf = await createCertificatePdf(certificate, { messages, locale: 'he' });

  const text = await read(pdf);
  // The title, and the Hebrew of the course, the score and the month; names and numbers are text.
  expect(pictures(text)).toBe(4);
  expect(text).toContain('/Lang (he)');
});
