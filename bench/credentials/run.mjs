/** node bench/credentials/run.mjs: credentials and badges of the kit, verified by other people's software. */
import { execFileSync } from 'node:child_process';
import dns from 'node:dns';
import { mkdtempSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { isUnrevoked, unbakers, verifiers } from './other-verifiers.mjs';

const { module: ours } = await runnerImport(fileURLToPath(new URL('example-issuer.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
let failures = 0;
const expect = (what, actual, expected) => {
  if (actual !== expected) failures += 1;
  console.log(`${actual === expected ? '  ' : 'X '}${what}: ${actual}`);
};

// A site on this machine: its id is its key (`did:key`), and its lists are fetched over http.
let issuer;
const server = await listening(
  http.createServer(async (request, response) => {
    const answer = await issuer.answer(new Request(new URL(request.url, address)));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  }),
);
const address = `http://127.0.0.1:${server.address().port}`;
issuer = await ours.exampleIssuer(address, address);
const [text, neighbour] = await Promise.all(
  issuer.ids.map(async (id) => (await fetch(`${address}/credentials/${id}`)).text()),
);
const trusted = { id: ours.issuerId(address, issuer.keys[0]), keys: issuer.keys };
const ownVerifier = async (credential) => (await ours.verifyCredential(credential, trusted)).isVerified;
const all = { ...verifiers, '@course-kit/credentials/verify': ownVerifier };

console.log('A credential as it was issued');
for (const [name, verify] of Object.entries(all)) expect(name, await verify(JSON.parse(text)), true);
for (const [what, [, change]] of Object.entries(ours.tamperings)) {
  console.log(`With ${what}`);
  for (const [name, verify] of Object.entries(all)) {
    // Each its own, which it may write to; one has more lists in lists than can be written out as JSON.
    const isAccepted = await verify(change(JSON.parse(text))).catch(() => false);
    expect(name, isAccepted, false);
  }
}
console.log('In a picture');
const badges = ours.exampleBadges(text);
for (const [name, unbake] of Object.entries(unbakers)) {
  const credential = JSON.parse(unbake(badges));
  expect(name, JSON.stringify(credential) === text && (await ownVerifier(credential)), true);
}
console.log('Revoked');
expect('before', await isUnrevoked(JSON.parse(text)), true);
issuer.revoke(2);
expect('with its neighbour', await isUnrevoked(JSON.parse(text)), true);
issuer.revoke(1);
expect('itself', await isUnrevoked(JSON.parse(text)), false);
expect('the neighbour', await isUnrevoked(JSON.parse(neighbour)), false);
server.close();

// A site with an address (`did:web`): its keys are fetched over https.
console.log('Issued by a site (did:web), whose keys are in its file');
const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
execFileSync(
  'openssl',
  `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=learn.example.org -keyout ${keyFile} -out ${certificateFile}`.split(
    ' ',
  ),
  { stdio: 'ignore' },
);
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
process.removeAllListeners('warning');
const { lookup } = dns;
dns.lookup = (host, options, callback) =>
  lookup(host.endsWith('.example.org') ? '127.0.0.1' : host, options, callback);
const tls = { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
let requests = 0;
const keysOf = {};
const secure = await listening(
  https.createServer(tls, (request, response) => {
    requests += request.url === '/.well-known/did.json' ? 1 : 0;
    const site = `https://${request.headers.host}`;
    const keys = keysOf[site];
    response.writeHead(keys ? 200 : 404, { 'content-type': 'application/json' });
    response.end(keys && JSON.stringify(ours.didDocument(ours.issuerId(site, keys[0]), keys)));
  }),
);
/** A credential of a site whose file lists the key that signs, or another one. */
async function issuedBy(name, listed) {
  const site = `https://${name}.example.org:${secure.address().port}`;
  const { answer, keys, ids } = await ours.exampleIssuer(site, `${site}/issuer`);
  keysOf[site] = listed ?? keys;
  return (await answer(new Request(`${site}/issuer/credentials/${ids[0]}`))).json();
}
const listed = await issuedBy('learn');
for (const [name, verify] of Object.entries(verifiers))
  expect(name, await verify(structuredClone(listed)), true);
const unlisted = await issuedBy('forged', issuer.keys);
for (const [name, verify] of Object.entries(verifiers))
  expect(`${name}, when the file lists another key`, await verify(structuredClone(unlisted)), false);
expect('the file was asked for', requests > 0, true);
secure.close();

console.log(failures === 0 ? 'All as expected.' : `${failures} not as expected.`);
process.exit(failures === 0 ? 0 : 1);

function listening(server) {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
