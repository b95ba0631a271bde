/** The key for clients. It is public and of no use elsewhere: the backend answers only requests from this machine. */
export const PUBLISHABLE_KEY = 'sb_publishable_embedded_backend';
