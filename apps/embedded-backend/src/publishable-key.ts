/** Public by nature, and of no use elsewhere: this backend answers to the own machine alone. */
export const PUBLISHABLE_KEY = 'sb_publishable_embedded_backend';
