import { CourseProvider, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { CertificateCredential, CredentialCheck } from '@course-kit/credentials';
import '@course-kit/credentials/styles.css';
import '@course-kit/react/styles.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { exampleCourse } from '../../course-kit/src/components/example-course.fixtures.js';
import type { Certificate, Revocation } from '@course-kit/react/model';
import { exampleFacts } from './certificate-credential.fixtures.js';
import { bakeSvg } from './badge/bake-svg.js';
import { readBadge } from './badge/read-badge.js';
import { EXAMPLE_SIGNER, exampleSigner, signedCertificate } from './example-signer.fixtures.js';
import { verifyCredential } from './verify-credential.js';

const signer = EXAMPLE_SIGNER;
const certificate = signedCertificate;
const { id, userName } = certificate;

let revocation: Revocation | null;
let isOnline: boolean;

const { answer, issuer, credential } = await exampleSigner({ revocation: () => revocation });

beforeEach(() => {
  revocation = null;
  isOnline = true;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(signer)) return fetch(request);
    if (!isOnline) throw new TypeError('Failed to fetch');
    return answer(request);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (element: React.ReactElement) =>
  render(
    <CourseProvider course={exampleCourse} storage={createMemoryStorage()} linkFor={defaultLinkFor}>
      {element}
    </CourseProvider>,
  );
const verified = page.getByText('Verified: this is what the issuer has signed.');

describe('CertificateCredential', () => {
  const showSigned = (shown: Partial<Certificate> = {}) =>
    show(<CertificateCredential certificate={{ ...certificate, ...shown }} signer={signer} />);

  test('says what was signed, by whom and when', async () => {
    await showSigned();
    await expect.element(verified).toBeVisible();
    const text = document.body.textContent;
    for (const words of [
      userName,
      'Bread Baking - Level 1: Dough <first>',
      '80%',
      'The school of bread',
      issuer.id,
    ])
      expect(text).toContain(words);
    await expect.element(page.getByText('November 21, 2025')).toBeVisible();
    await expect.element(page.getByText('At least 70% of 5 questions, marked by the server.')).toBeVisible();
    await expect.element(page.getByText(/It has not been revoked\./)).toBeVisible();
    await expect
      .element(page.getByText(/checked in the learner’s browser .* The issuer has not seen them\./))
      .toBeVisible();
    const evidence = page.getByRole('listitem').elements();
    expect(evidence.map((item) => item.textContent)).toEqual([
      'Flow for task 3Reported on 2025-11-19. Fingerprint 0123456789abcdef, saved by release 1.12.5.',
      'Flow 2 for task 4Reported on 2025-11-20. Fingerprint fedcba9876543210.',
    ]);
  });

  test('says nothing of evidence where there is none', async () => {
    const plain = await exampleSigner({ facts: { ...exampleFacts, checkedFlows: [] } });
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) =>
      plain.answer(new Request(input, init)),
    );
    await showSigned();
    await expect.element(verified).toBeVisible();
    await expect.element(page.getByText('Evidence')).not.toBeInTheDocument();
  });

  test.each(['PNG', 'SVG', 'JSON'])('downloads it as %s, which verifies by itself', async (format) => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await showSigned();
    await page.getByRole('button', { name: format, exact: true }).click();
    await expect.poll(() => files.length).toBe(1);
    const [file = new Blob()] = files;
    expect(await verifyCredential((await readBadge(file)) ?? '', issuer)).toMatchObject({ isVerified: true });
  });

  test('says first since when it is revoked and why, and offers no download', async () => {
    revocation = { revokedAt: '2026-01-15T12:00:00Z', reason: 'Issued to <b>the wrong</b> person.' };
    await showSigned();
    const alert = page.getByRole('alert');
    await expect
      .element(alert)
      .toHaveTextContent('Revoked on January 15, 2026: Issued to <b>the wrong</b> person.');
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('refuses a genuine credential that says something else than the page', async () => {
    await showSigned({ score: 100 });
    await expect
      .element(page.getByText('The signed certificate says something else than this page.'))
      .toBeVisible();
  });

  test.each(['is signed for it', 'can be asked'])('shows nothing where nothing %s', async (why) => {
    isOnline = why !== 'can be asked';
    await showSigned({ id: 'CERT-1-L1' });
    await expect.element(page.getByText('Signed certificate')).not.toBeInTheDocument();
  });
});

describe('CredentialCheck', () => {
  const place = page.getByRole('button', { name: 'Choose a badge' });
  const hand = async (content: string, name = 'badge.json') => {
    await expect.element(place).toBeVisible();
    await userEvent.upload(
      document.querySelector('input[type=file]') as HTMLElement,
      new File([content], name),
    );
  };
  const status = page.getByRole('status').filter({ hasText: /\S/ }).first();

  test('verifies a badge and leads to its certificate', async () => {
    await show(<CredentialCheck signer={signer} issuer={issuer} />);
    await hand(bakeSvg('<svg xmlns="http://www.w3.org/2000/svg"></svg>', credential), 'badge.svg');
    await expect.element(verified).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Show the certificate' }))
      .toHaveAttribute('href', `/certificate/${id}`);
  });

  test.each([
    ['Changed: this is not what was signed.', credential.replace('Ana', 'Eve')],
    [
      'Not a certificate of this site, or one that was changed.',
      credential.replace('{', '{"honours":"all",'),
    ],
    ['There is no signed certificate in badge.json.', 'words'],
  ])('says %s', async (words, content) => {
    await show(<CredentialCheck signer={signer} issuer={issuer} />);
    await hand(content);
    await expect.element(status).toHaveTextContent(words);
  });

  test('writes out what was verified, and nothing else that the file had', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await show(<CredentialCheck signer={signer} issuer={issuer} />);
    await hand(credential.replace('{', '{"name":"Best of all",'));
    await expect.element(verified).toBeVisible();
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await expect.poll(() => files.length).toBe(1);
    const text = (await files[0]?.text()) ?? '';
    expect(JSON.parse(text)).toEqual(JSON.parse(credential));
    expect(text).not.toContain('Best of all');
  });

  test('verifies without a connection once it is loaded, and where the browser knows no Ed25519', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'));
    await show(<CredentialCheck signer={signer} />);
    await expect
      .poll(() => vi.mocked(globalThis.fetch).mock.settledResults.some(({ type }) => type === 'fulfilled'))
      .toBe(true);
    isOnline = false;
    await hand(credential);
    await expect.element(verified).toBeVisible();
    await expect.element(page.getByText(/Whether it was revoked could not be asked/)).toBeVisible();
    await hand(credential.replace('Ana', 'Eve'));
    await expect.element(status).toHaveTextContent('Changed: this is not what was signed.');
  });

  test('says that it knows no keys where there never was a connection', async () => {
    isOnline = false;
    await show(<CredentialCheck signer={signer} />);
    await hand(credential);
    await expect
      .element(status)
      .toHaveTextContent('The keys of this site could not be loaded. Try again when you are connected.');
  });

  test('says that nothing could be checked where the page is not secure', async () => {
    vi.stubGlobal('isSecureContext', false);
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await show(<CredentialCheck signer={signer} issuer={issuer} />);
    await hand(credential);
    await expect.element(status).toHaveTextContent('Badges can only be verified on a page with https.');
  });

  test('a file that cannot be read has no certificate in it', async () => {
    await show(<CredentialCheck signer={signer} issuer={issuer} />);
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
    await hand(credential);
    await expect.element(status).toHaveTextContent('There is no signed certificate in badge.json.');
  });

  test('while a badge is checked nothing is said of the one before it', async () => {
    await show(<CredentialCheck signer={signer} issuer={issuer} />);
    await hand(credential);
    await expect.element(verified).toBeVisible();
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(new Promise(() => {}));
    await hand(credential);
    await expect.element(status).toHaveTextContent('Checking the signature');
    await expect.element(verified).not.toBeInTheDocument();
  });

  test('of two badges the verdict on the last one is shown, however long the first takes', async () => {
    let finish = (_content: ArrayBuffer) => {};
    const slow = new Promise<ArrayBuffer>((resolve) => {
      finish = resolve;
    });
    await show(<CredentialCheck signer={signer} issuer={issuer} />);
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(slow);
    await hand(credential);
    await hand('words', 'words.json');
    await expect.element(status).toHaveTextContent('There is no signed certificate in words.json.');
    finish(new TextEncoder().encode(credential).buffer);
    // The last that is asked of a badge.
    await expect
      .poll(() => vi.mocked(globalThis.fetch).mock.settledResults.map(({ type }) => type))
      .toContain('fulfilled');
    await expect.element(status).toHaveTextContent('There is no signed certificate in words.json.');
  });

  test('believes another issuer as soon as the page names another', async () => {
    const storage = createMemoryStorage();
    const check = (keys: readonly string[]) => (
      <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
        <CredentialCheck signer={signer} issuer={{ id: issuer.id, keys }} />
      </CourseProvider>
    );
    const { rerender } = await render(check([]));
    await hand(credential);
    await expect.element(status).toHaveTextContent('Not issued here: somebody else has signed it.');
    await rerender(check(issuer.keys));
    await hand(credential);
    await expect.element(verified).toBeVisible();
  });

  test('a later badge takes the place of an earlier one', async () => {
    await show(<CredentialCheck signer={signer} issuer={issuer} />);
    await hand(credential);
    await expect.element(verified).toBeVisible();
    await hand('words');
    await expect.element(verified).not.toBeInTheDocument();
  });
});
