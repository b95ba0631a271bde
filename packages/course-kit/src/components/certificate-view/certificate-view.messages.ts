import type { TextsLike } from '../../messages/message-types.js';

/** Texts of the certificate page. */
export const certificateViewMessages = {
  loading: 'Loading certificate',
  congratulations: 'Congratulations to',
  completing: 'On successfully completing',
  course: '{courseName} - Level {level}',
  finalScore: 'Final Score: {score}%',
  issuedBy: 'Issued by {issuer}',
  details: 'Certificate details',
  student: 'Student',
  school: 'School',
  issued: 'Issued',
  courseTerm: 'Course',
  id: 'Certificate ID',
  score: 'Final Score',
  percent: '{score}%',
  selfRecorded: 'Self-recorded, not verified',
  download: 'Download PDF',
  downloading: 'Making PDF…',
  copyUrl: 'Copy link',
  print: 'Print',
  addToProfile: 'Add to LinkedIn profile',
  newTab: '(opens in a new tab)',
  profileFields: 'LinkedIn left its form empty? Copy the fields from here',
  profileName: 'Name',
  profileOrganization: 'Issuing organization',
  profileDate: 'Issue date',
  profileId: 'Credential ID',
  profileUrl: 'Credential URL',
  copy: 'Copy',
  copyLabel: 'Copy: {label}',
  copied: 'Copied',
  selected: 'Your browser does not let it be copied here. It is selected, so that you can copy it yourself.',
  notFoundTitle: 'Certificate Not Found',
  notFound: "The certificate you're looking for could not be found or has been removed.",
  home: 'Back to Overview',
  invitation: 'Feeling inspired? Start your learning journey and earn your own certificate.',
  start: 'Start the journey',
} as const;

/** The texts of a certificate page. */
export type CertificateViewMessages = TextsLike<typeof certificateViewMessages>;
