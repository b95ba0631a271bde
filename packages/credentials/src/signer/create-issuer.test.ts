import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CertificateCredential } from '../model/certificate-credential.js';
import type { CheckedFlowFacts } from '../model/flow-evidence.js';
import { statusListShape } from '../model/status-list-shape.js';
import { verifyCredential, verifySigned } from '../verify-credential.js';
import type { CertificateRecord, CertificateRecords } from './certificate-records.js';
import { createIssuer } from './create-issuer.js';
import { createSigningKey, publicMultikey, readSigningKeys } from './signing-key.js';

const site = 'https://learn.example.org';
const functions = 'https://project.example.org/functions/v1/issuer';
const id = 'CERT-1763683200000-L1';
const record: CertificateRecord = {
  id,
  userName: 'Ana',
  level: 1,
  courseName: 'Bread Baking',
  score: 80,
  attempt: 2,
  passMark: 70,
  questions: 5,
  issuedBy: 'The school of bread',
  issuedAt: '2025-11-21T00:00:00Z',
  statusNumber: 131_074,
};
const key = await createSigningKey();
const issuer = { id: 'did:web:learn.example.org', keys: [publicMultikey(key)] };

function issuerWith(records: Partial<CertificateRecords> = {}, keys = [key] as const) {
  const answer = createIssuer({
    site,
    keys,
    records: {
      read: async (asked) => (asked === id ? record : null),
      revocation: async () => null,
      revoked: async () => [],
      ...records,
    },
  });
  return (path: string, method = 'GET') => answer(new Request(`${functions}/${path}`, { method }));
}

/** Whether the bit of a place is set. */
async function isSet(answer: Response, index: number): Promise<boolean> {
  const list = (await answer.json()) as { readonly credentialSubject: { readonly encodedList: string } };
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}

describe('a signer', () => {
  it('signs what the database says of a certificate, the same each time, and nothing of the account', async () => {
    const ask = issuerWith();
    const answer = await ask(`credentials/${id}`);
    const text = await answer.text();
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const verification = await verifyCredential(text, issuer);
    expect(verification).toMatchObject({
      isVerified: true,
      credential: {
        id: `${site}/certificate/${id}`,
        validFrom: record.issuedAt,
        issuer: { id: 'did:web:learn.example.org', name: 'The school of bread' },
        credentialSubject: {
          name: 'Ana',
          result: [{ value: '80' }, { value: '2' }],
          achievement: { criteria: { narrative: 'At least 70% of 5 questions, marked by the server.' } },
        },
        credentialStatus: { statusListIndex: '1', statusListCredential: `${functions}/status/2` },
      },
    });
    expect(await (await ask(`credentials/${id}`)).text()).toBe(text);
    const { credentialSubject } = JSON.parse(text) as CertificateCredential;
    expect(credentialSubject.id).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u,
    );
  });

  it('calls it by course, level and the title that the database has for it', async () => {
    const nameOf = async (titled: CertificateRecord) => {
      const answer = await issuerWith({ read: async () => titled })(`credentials/${id}`);
      const { name, credentialSubject } = (await answer.json()) as CertificateCredential;
      return [name, credentialSubject.achievement.name];
    };
    const name = 'Bread Baking - Level 1';
    expect(await nameOf(record)).toEqual([name, name]);
    const titled = `${name}: Dough`;
    expect(await nameOf({ ...record, levelTitle: 'Dough' })).toEqual([titled, titled]);
  });

  it('names the flows that were checked by then as evidence, and claims no more than the browser said', async () => {
    const checked = {
      task: 3,
      flow: 1,
      fingerprint: '0123456789abcdef',
      release: '1.12.5',
      checkedAt: '2025-11-19T23:59:59Z',
    };
    const read = async () => ({
      ...record,
      checkedFlows: [checked, { ...checked, task: 4, flow: 2, release: null }],
    });
    const text = await (await issuerWith({ read })(`credentials/${id}`)).text();
    expect(await verifyCredential(text, issuer)).toMatchObject({
      isVerified: true,
      credential: {
        evidence: [
          {
            id: `${site}/certificate/${id}#task-3-flow-1`,
            type: ['Evidence'],
            name: 'Flow for task 3',
            description: 'Reported on 2025-11-19. Fingerprint 0123456789abcdef, saved by release 1.12.5.',
            narrative: expect.stringMatching(
              /^Checked in the learner's browser .* The issuer has not seen the flow\.$/u,
            ),
          },
          {
            name: 'Flow 2 for task 4',
            description: 'Reported on 2025-11-19. Fingerprint 0123456789abcdef.',
          },
        ],
      },
    });
  });

  it("calls the level's project by its title, and claims no more of it than of another flow", async () => {
    const checked = { task: 3, flow: 1, fingerprint: '0123456789abcdef', release: null };
    const flow = { ...checked, checkedAt: '2025-11-19T23:59:59Z' };
    const evidenceOf = async (checkedFlow: CheckedFlowFacts) => {
      const read = async () => ({ ...record, checkedFlows: [checkedFlow] });
      const text = await (await issuerWith({ read })(`credentials/${id}`)).text();
      expect(await verifyCredential(text, issuer)).toMatchObject({ isVerified: true });
      return (JSON.parse(text) as CertificateCredential).evidence?.[0];
    };
    expect(await evidenceOf({ ...flow, project: 'Bike Shop Desk' })).toEqual({
      ...(await evidenceOf(flow)),
      name: 'Project: Bike Shop Desk',
    });
  });

  it('says nothing of evidence where no flow was checked, as it always did', async () => {
    const signed = async (read: CertificateRecords['read']) =>
      (await issuerWith({ read })(`credentials/${id}`)).text();
    const [before, none] = await Promise.all([
      signed(async () => record),
      signed(async () => ({ ...record, checkedFlows: [] })),
    ]);
    expect(none).toBe(before);
    expect(none).not.toContain('evidence');
  });

  it('signs nothing that the database does not say', async () => {
    const ask = issuerWith();
    for (const path of ['credentials/cert-1-l1', 'credentials/', 'keys', 'status/0', 'status/x', ''])
      expect(`${path} ${(await ask(path)).status}`).toBe(`${path} 404`);
    // Whoever looks at a certificate asks whether there is one: no is no error.
    expect(await (await ask('credentials/CERT-1-L2')).json()).toBeNull();
    expect((await ask(`credentials/${id}`, 'POST')).status).toBe(405);
    expect((await ask(`credentials/${id}`, 'OPTIONS')).status).toBe(204);
  });

  it('says that the database cannot be asked, and no more', async () => {
    const ask = issuerWith({ read: () => Promise.reject(new Error('password of ana')) });
    const answer = await ask(`credentials/${id}`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('ana');
  });

  it('says since when a certificate is revoked, and why', async () => {
    const revocation = { revokedAt: '2026-01-01T00:00:00Z', reason: 'Issued by mistake.' };
    const ask = issuerWith({ revocation: async (asked) => (asked === id ? revocation : null) });
    expect(await (await ask(`revocations/${id}`)).json()).toEqual(revocation);
    expect(await (await ask('revocations/CERT-1-L1')).json()).toBeNull();
  });

  it('lists what was revoked, each in its place of its list, as a signed credential', async () => {
    const asked: unknown[] = [];
    const ask = issuerWith({
      revoked: async (first, last) => {
        asked.push([first, last]);
        return [131_074, 262_144];
      },
    });
    const answer = await ask('status/2');
    expect(asked).toEqual([[131_073, 262_144]]);
    expect(await verifySigned(await answer.clone().json(), statusListShape, issuer)).toBeNull();
    expect(await isSet(answer.clone(), 0)).toBe(false);
    expect(await isSet(answer.clone(), 1)).toBe(true);
    expect(await isSet(answer.clone(), 2)).toBe(false);
    expect(await isSet(answer.clone(), 131_071)).toBe(true);
  });

  it('signs with a new key, and lists the old one as well', async () => {
    const old = await verifyOf(issuerWith());
    const next = await createSigningKey();
    const ask = createIssuer({
      site,
      keys: [next, key],
      records: { read: async () => record, revocation: async () => null, revoked: async () => [] },
    });
    const get = (path: string) => ask(new Request(`${functions}/${path}`));
    const document = (await (await get('did.json')).json()) as {
      readonly id: string;
      readonly verificationMethod: readonly { readonly publicKeyMultibase: string }[];
    };
    const keys = document.verificationMethod.map((method) => method.publicKeyMultibase);
    expect(keys).toEqual([publicMultikey(next), publicMultikey(key)]);
    for (const text of [old, await (await get(`credentials/${id}`)).text()])
      expect(await verifyCredential(text, { id: document.id, keys })).toMatchObject({ isVerified: true });
  });
});

const verifyOf = async (ask: (path: string) => Promise<Response>) => (await ask(`credentials/${id}`)).text();

describe('keys that are read', () => {
  it('are one or a list, the newest first', async () => {
    const other = await createSigningKey();
    expect(readSigningKeys(JSON.stringify(key))).toEqual([key]);
    expect(readSigningKeys(JSON.stringify([other, key]))).toEqual([other, key]);
  });

  it.each(['', '[]', '{}', 'null', '{"kty":"OKP","crv":"Ed25519","x":"short","d":"short"}'])(
    'are not %j, and the error has nothing of it',
    (text) => {
      expect(() => readSigningKeys(text)).toThrow('expected a key of Ed25519 as JSON, or a list of them');
    },
  );
});
