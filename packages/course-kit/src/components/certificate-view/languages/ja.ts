import type { RevokedCertificateMessages } from '../revoked-certificate.messages.js';

/** A certificate that no longer counts, in Japanese. */
export const japaneseRevoked = {
  title: 'この修了証は無効になりました',
  revoked: '{date}に取り消されました：{reason}',
  own: 'ご自分の修了証で、誤りだと思われる場合は、{issuer}にお問い合わせください。',
  better: 'レベル {level} のテストでより高い得点を取ると、新しい修了証を発行できます。',
  takeTest: 'レベル {level} のテストを受ける',
  replaceable: '取得者は同じ得点で新しい修了証を作成できます。',
  makeNew: '新しい修了証を作成する',
} satisfies RevokedCertificateMessages;
