/** Texts of the certificate page (specification, section 2). */
export const certificateViewMessages = {
  loading: 'Loading certificate',
  congratulations: 'Congratulations to',
  completing: 'On successfully completing',
  course: '{courseName} - Level {level}',
  finalScore: 'Final Score: {score}%',
  issuedBy: 'Issued by',
  details: 'Certificate details',
  student: 'Student',
  school: 'School',
  issued: 'Issued',
  courseTerm: 'Course',
  id: 'Certificate ID',
  score: 'Final Score',
  selfRecorded: 'Self-recorded, not verified',
  download: 'Download PDF',
  downloading: 'Making PDF…',
  notFoundTitle: 'Certificate Not Found',
  notFound: "The certificate you're looking for could not be found or has been removed.",
  home: 'Back to Overview',
  invitation: 'Feeling inspired? Start your learning journey and earn your own certificate.',
  start: 'Start the journey',
};

/** The texts of a certificate page. */
export type CertificateViewMessages = typeof certificateViewMessages;
