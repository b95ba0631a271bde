import type { RevokedCertificateMessages } from '../revoked-certificate.messages.js';

/** A certificate that no longer counts, in Arabic. */
export const arabicRevoked = {
  title: 'لم تعد هذه الشهادة سارية',
  revoked: 'أُلغيت في {date}: {reason}',
  own: 'هل هذه شهادتك وتظن أن في الأمر خطأ؟ اسأل {issuer}.',
  better: 'نتيجة أفضل في اختبار المستوى {level} تمنحك شهادة جديدة.',
  takeTest: 'أجرِ اختبار المستوى {level}',
  replaceable: 'يمكن لحاملها إنشاء شهادة جديدة بالنتيجة نفسها.',
  makeNew: 'أنشئ شهادة جديدة',
} satisfies RevokedCertificateMessages;
