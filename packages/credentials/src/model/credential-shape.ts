import { address, node, pair, some, text, type NodeShape } from './node-shape.js';
import { BADGES_CONTEXT, CREDENTIALS_CONTEXT, VOCABULARY } from './vocabulary.js';

const { badges, schema, credentials, status, dateTime, anyUri } = VOCABULARY;

const name = text(schema);

const profile: NodeShape = { types: { Profile: badges }, properties: { name } };

const resultDescription: NodeShape = {
  types: { ResultDescription: badges },
  properties: {
    name,
    resultType: text(badges),
  },
};

const achievement: NodeShape = {
  types: { Achievement: badges },
  properties: {
    achievementType: text(badges),
    name,
    description: text(schema),
    // The context of Open Badges 3.0 has this term with a capital.
    criteria: node(badges, { properties: { narrative: text(badges) } }, 'Criteria'),
    resultDescription: pair(badges, resultDescription),
  },
};

const result: NodeShape = {
  types: { Result: badges },
  properties: {
    resultDescription: text(badges, anyUri),
    value: text(schema),
  },
};

const subject: NodeShape = {
  types: { AchievementSubject: badges },
  properties: {
    name,
    achievement: node(badges, achievement),
    result: pair(badges, result),
  },
};

const evidence: NodeShape = {
  types: { Evidence: badges },
  properties: {
    name,
    description: text(schema),
    narrative: text(badges),
  },
};

const credentialStatus: NodeShape = {
  types: { BitstringStatusListEntry: status },
  hasSingleType: true,
  properties: {
    statusPurpose: text(status),
    statusListIndex: text(status),
    statusListCredential: address(status),
  },
};

/** A kind of credential: its contexts, and what is in it. */
export interface CredentialShape extends NodeShape {
  /** Which contexts it names, in this order. */
  readonly contexts: readonly string[];
}

/** The credential of a certificate. */
export const certificateShape: CredentialShape = {
  contexts: [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
  types: {
    VerifiableCredential: credentials,
    OpenBadgeCredential: badges,
  },
  properties: {
    name,
    issuer: node(credentials, profile),
    validFrom: text(credentials, dateTime),
    credentialSubject: node(credentials, subject),
    evidence: some(credentials, evidence),
    credentialStatus: node(credentials, credentialStatus),
  },
};
