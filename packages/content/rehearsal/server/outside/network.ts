import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An address that is kept for documentation: no machine of the real network has it. */
export const OUTSIDE_ADDRESS = '203.0.113.80';

/** The hosts outside that lessons ask and that a stand-in answers for, where a run has a network of its own. */
const HOSTS: readonly string[] = [
  'api.open-meteo.com',
  'api.sunrise-sunset.org',
  'docs.langflow.org',
  'example.org',
  'geocoding-api.open-meteo.com',
  'html.duckduckgo.com',
];

/** The stand-in's key and certificate, and the names of the hosts. Runs beside each other share them. */
export function outsideFiles(folder: string): { key: string; certificate: string; hosts: string } {
  const name = `outside-${createHash('sha256').update(HOSTS.join()).digest('hex').slice(0, 8)}`;
  const at = (extension: string) => join(folder, `${name}.${extension}`);
  return { key: at('key'), certificate: at('crt'), hosts: at('hosts') };
}

/**
 * Writes what gives the hosts outside an address on this machine and has Python trust who answers there.
 *
 * @param folder - where the files go.
 * @param venv - the tool's Python packages.
 * @returns commands for the shell that sets up the network of a run, which nothing else sees.
 */
export function prepareOutside(folder: string, venv: string): string {
  mkdirSync(folder, { recursive: true });
  const { key, certificate, hosts } = outsideFiles(folder);
  if (!existsSync(hosts))
    writeFileSync(hosts, `127.0.0.1 localhost\n${OUTSIDE_ADDRESS} ${HOSTS.join(' ')}\n`);
  if (!existsSync(certificate)) {
    const names = HOSTS.map((host) => `DNS:${host}`).join(',');
    const subject = ['-subj', '/CN=rehearsal', '-days', '3650', '-addext', `subjectAltName=${names}`];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    });
  }
  return [
    'ip link set lo up',
    `ip address add ${OUTSIDE_ADDRESS}/32 dev lo`,
    `mount --bind "${hosts}" /etc/hosts`,
    `for file in "${venv}"/lib/python*/site-packages/certifi/cacert.pem; do mount --bind "${certificate}" "$file"; done`,
  ].join(' && ');
}
