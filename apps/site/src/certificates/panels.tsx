import '@course-kit/react/level-certificate.css';

// Both from one file, as in `credentials/panels.tsx`.
export { CertificateList, LevelCertificate } from '@course-kit/react/level-certificate';
