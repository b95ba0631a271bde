export { CertificateList } from '../src/level-certificate/certificate-list.js';
export type { CertificateListProps } from '../src/level-certificate/certificate-list.js';
export { CertificateListView } from '../src/level-certificate/certificate-list.view.js';
export type {
  CertificateListViewProps,
  CertificateRow,
} from '../src/level-certificate/certificate-list.view.js';
export type { MissingProject } from '../src/components/certificate-download/use-missing-project.js';
export { LevelCertificate } from '../src/level-certificate/level-certificate.js';
export type { LevelCertificateProps } from '../src/level-certificate/level-certificate.js';
export { LevelCertificateView } from '../src/level-certificate/level-certificate.view.js';
export type {
  LevelCertificateLinks,
  LevelCertificateViewProps,
} from '../src/level-certificate/level-certificate.view.js';
export type { LevelCertificateMessages } from '../src/level-certificate/level-certificate.messages.js';
export type {
  CertificateProblem,
  LevelCertificateState,
} from '../src/level-certificate/use-certificate-making.js';
