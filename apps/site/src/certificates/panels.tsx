import 'course-kit/level-certificate.css';

// Both from one file, as in `credentials/panels.tsx`.
export { CertificateList, LevelCertificate } from 'course-kit/level-certificate';
