import { CertificatePageView, LevelCardView } from '@course-kit/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '@course-kit/react/styles.css';
import { exampleCertificate, exampleLevel } from '../components/example-course.fixtures.js';

/** A badge, or the line of a certificate that says what a badge would. */
const LABEL = '.ck-badge, [data-line="selfRecorded"]';
const words = 'Noch nicht freigeschaltet, erst nach bestandener Wissensüberprüfung';

test.each([
  [
    'a certificate',
    <CertificatePageView
      key=""
      lookup={{ status: 'found', certificate: exampleCertificate }}
      isVerified={false}
      homeHref={null}
      messages={{ selfRecorded: words }}
    />,
  ],
  [
    'a card',
    <LevelCardView key="" level={exampleLevel(1)} status="open" href={null} messages={{ open: words }} />,
  ],
])('on %s long words of a badge stay within it, however narrow it is', async (_, view) => {
  const { container } = await render(<div style={{ inlineSize: 260 }}>{view}</div>);
  // The paper of a certificate is fetched.
  await expect.poll(() => container.querySelector(LABEL)).not.toBeNull();
  const badge = container.querySelector(LABEL);
  const around = badge?.closest('article')?.getBoundingClientRect();
  const box = badge?.getBoundingClientRect();
  if (!badge || !around || !box) throw new Error('There is a badge');

  expect(badge).toHaveTextContent(words);
  expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  expect(box.left).toBeGreaterThanOrEqual(around.left);
  expect(box.right).toBeLessThanOrEqual(around.right);
});
