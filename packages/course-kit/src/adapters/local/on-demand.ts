/** What learners need later than their lessons. */
export { clearProgress } from './clear-progress.js';
export { createLocalCertificates } from './local-certificates.js';
