/** Addresses of terms, as the contexts of a credential give them. */
export const VOCABULARY = {
  badges: 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#',
  schema: 'https://schema.org/',
  credentials: 'https://www.w3.org/2018/credentials#',
  status: 'https://www.w3.org/ns/credentials/status#',
  security: 'https://w3id.org/security#',
  created: 'http://purl.org/dc/terms/created',
  type: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type',
  dateTime: 'http://www.w3.org/2001/XMLSchema#dateTime',
  /** With `https`, as the context of Open Badges 3.0.3 has it. */
  anyUri: 'https://www.w3.org/2001/XMLSchema#anyURI',
} as const;

/** The context of W3C Verifiable Credentials 2.0. */
export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';

/** The context of Open Badges 3.0. */
export const BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
