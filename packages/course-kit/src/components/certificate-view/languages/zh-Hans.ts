import type { RevokedCertificateMessages } from '../revoked-certificate.messages.js';

/** A certificate that no longer counts, in simplified Chinese. */
export const chineseRevoked = {
  title: '此证书已失效',
  revoked: '已于 {date} 撤销：{reason}',
  own: '这是你的证书，而你认为有误？请咨询{issuer}。',
  better: '在第 {level} 级测验中取得更高的分数，即可获得新证书。',
  takeTest: '参加第 {level} 级测验',
  replaceable: '持有者可以凭相同的分数制作新证书。',
  makeNew: '制作新证书',
} satisfies RevokedCertificateMessages;
