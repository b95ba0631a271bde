import type { AccountDeletionMessages } from '../account-deletion.messages.js';

/** Deleting an account, in Arabic. */
export const arabicAccountDeletion = {
  question: 'هل تريد حذف حسابك؟',
  goes: 'يُحذف حسابك مع كل ما فيه:',
  goesProfile: 'بريدك الإلكتروني واسمك، ويُسجَّل خروجك من كل الأجهزة',
  goesProgress: 'تقدّمك، في هذا المتصفح أيضًا، والتغييرات التي لم تُحفظ بعد',
  goesAttempts: 'إجابات اختباراتك ونتائجها، والتدفقات التي فُحصت لك',
  certificates: 'شهاداتك',
  certificatesGo: 'احذفها أيضًا',
  certificatesStay: 'اتركها لمن يتحققون منها',
  certificatesStayHint:
    'يبقى الاسم والدورة والمستوى والنتيجة والتاريخ كما صدرت. لا تعود تابعة لأي حساب، لذا لا يمكنك حذفها لاحقًا.',
  email: 'بريدك الإلكتروني',
  emailHint: 'للتأكيد، اكتب {email}',
  otherAddress: 'هذا ليس البريد الإلكتروني لحسابك.',
  irreversible: 'لا يمكن التراجع عن هذا الإجراء.',
  exportFirst: 'التصدير أولًا',
  exporting: 'جارٍ التصدير…',
  exported: 'تم التصدير باسم {file}.',
  'exported-in-part':
    'تم التصدير باسم {file}، لكنه غير كامل: تعذّرت قراءة جزء منه. حاول لاحقًا للحصول على الملف كاملًا.',
  cancel: 'إلغاء',
  confirm: 'حذف حسابي',
  deleting: 'جارٍ الحذف…',
  failed: 'تعذّر حذف حسابك. تأكّد من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
  'signed-out': 'لم تعد مسجّل الدخول. سجّل الدخول وحاول مرة أخرى.',
  deletedTitle: 'حُذف الحساب',
  deleted: 'حُذف كل ما كان فيه.',
  deletedWithoutCertificates: 'حُذف كل ما كان فيه. وتبقى شهاداتك لمن يتحققون منها.',
} satisfies AccountDeletionMessages;
