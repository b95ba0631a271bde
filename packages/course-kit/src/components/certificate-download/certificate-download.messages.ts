import type { TextsLike } from '../../texts/message-types.js';

/** Texts around downloading a certificate. */
export const certificateDownloadMessages = {
  title: 'Your name on the certificate',
  description:
    'This is how your name will be printed. It cannot be changed on a certificate once it is made.',
  name: 'Name',
  nameMissing: 'Enter the name to print: at least one letter or number.',
  confirm: 'Make certificate',
  cancel: 'Cancel',
  urlTitle: 'The address of your certificate',
  url: 'Certificate URL',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Your browser does not let it be copied here. It is selected, so that you can copy it yourself.',
  open: 'Open',
} as const;

/** The texts of the name dialog. */
export type CertificateDownloadMessages = TextsLike<typeof certificateDownloadMessages>;
