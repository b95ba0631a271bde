import { parseCertificateId, type Certificate } from '../../model/certificate.js';
import { isPosition, isScore } from '../../model/possible-numbers.js';
import type { CertificatePort } from '../../ports/certificate-port.js';
import { byAge, checkRequest, findIssued, isKept, newCertificate } from '../issue-certificate.js';
import type { KeyValueStore } from './key-value-store.js';
import { CERTIFICATES_KEY } from './storage-keys.js';

/** Certificates in the browser's storage, as one JSON array. Nobody else can check them. */
export function createLocalCertificates(
  store: KeyValueStore,
  clock: () => number,
): CertificatePort & Required<Pick<CertificatePort, 'restore'>> {
  const list = () => readEntries(store).filter(isCertificate);
  return {
    isVerified: false,
    list: async () => list(),
    read: async (id) => list().find((certificate) => certificate.id === id) ?? null,
    async issue(request) {
      const operation = 'certificates.issue';
      checkRequest(request, operation);
      const entries = readEntries(store);
      const certificates = entries.filter(isCertificate);
      const issued = findIssued(certificates, request);
      if (issued) return issued;
      const certificate = newCertificate(request, clock(), certificates);
      store.change({ [CERTIFICATES_KEY]: JSON.stringify([...entries, certificate]) }, operation);
      return certificate;
    },
    async restore(certificate) {
      const entries = readEntries(store);
      const certificates = entries.filter(isCertificate);
      if (isKept(certificates, certificate)) return false;
      const restored = [...certificates, certificate].sort(byAge);
      const others = entries.filter((entry) => !isCertificate(entry));
      store.change({ [CERTIFICATES_KEY]: JSON.stringify([...restored, ...others]) }, 'certificates.restore');
      return true;
    },
  };
}

/** What is stored; entries that make no sense are among it only when there was no room to set them aside. */
function readEntries(store: KeyValueStore): readonly unknown[] {
  const text = store.read(CERTIFICATES_KEY);
  if (text === null) return [];
  const entries = parseArray(text);
  if (!entries) {
    store.setAside(CERTIFICATES_KEY, text);
    return [];
  }
  const damaged = entries.filter((entry) => !isCertificate(entry));
  if (damaged.length === 0) return entries;
  store.setAside(
    CERTIFICATES_KEY,
    JSON.stringify(damaged),
    JSON.stringify(entries.filter((entry) => isCertificate(entry))),
  );
  return parseArray(store.read(CERTIFICATES_KEY) ?? '') ?? entries;
}

function parseArray(text: string): readonly unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isCertificate(entry: unknown): entry is Certificate {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, level, score, ...words } = entry as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    parseCertificateId(id) === id &&
    isPosition(level) &&
    isScore(score) &&
    ['userName', 'courseName', 'completionDate', 'issuedBy'].every((name) => typeof words[name] === 'string')
  );
}
