import type { AccountDeletionMessages } from '../account-deletion.messages.js';

/** Deleting an account, in Hebrew. */
export const hebrewAccountDeletion = {
  question: 'למחוק את החשבון?',
  goes: 'החשבון נמחק עם כל מה שיש בו:',
  goesProfile: 'כתובת הדוא״ל והשם שלך; החיבור מתנתק בכל המכשירים',
  goesProgress: 'ההתקדמות שלך, גם בדפדפן הזה, ושינויים שעדיין לא נשמרו',
  goesAttempts: 'התשובות והתוצאות של המבחנים שלך, והזרימות שנבדקו',
  certificates: 'התעודות שלך',
  certificatesGo: 'למחוק גם אותן',
  certificatesStay: 'להשאיר אותן למי שמאמתים אותן',
  certificatesStayHint:
    'השם, הקורס, הרמה, הציון והתאריך נשארים כפי שהונפקו. הן כבר לא שייכות לשום חשבון, ולכן לא יהיה אפשר למחוק אותן מאוחר יותר.',
  email: 'כתובת הדוא״ל שלך',
  emailHint: 'לאישור, יש להקליד {email}',
  otherAddress: 'זו לא כתובת הדוא״ל של החשבון שלך.',
  irreversible: 'אי אפשר לבטל את הפעולה הזו.',
  exportFirst: 'קודם לייצא',
  exporting: 'מתבצע ייצוא…',
  exported: 'הייצוא נשמר בשם {file}.',
  'exported-in-part':
    'הייצוא נשמר בשם {file}, אך לא במלואו: חלק לא ניתן היה לקרוא. כדאי לנסות שוב מאוחר יותר כדי לקבל קובץ מלא.',
  cancel: 'ביטול',
  confirm: 'מחיקת החשבון שלי',
  deleting: 'מתבצעת מחיקה…',
  failed: 'לא ניתן היה למחוק את החשבון. יש לבדוק את החיבור לרשת ולנסות שוב.',
  'signed-out': 'החיבור לחשבון הסתיים. יש להתחבר ולנסות שוב.',
  deletedTitle: 'החשבון נמחק',
  deleted: 'כל מה שהיה בו נמחק.',
  deletedWithoutCertificates: 'כל מה שהיה בו נמחק. התעודות שלך נשארות למי שמאמתים אותן.',
} satisfies AccountDeletionMessages;
