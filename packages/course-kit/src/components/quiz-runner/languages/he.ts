import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in Hebrew. */
export const hebrewUnmarked = {
  'marking.title': 'המבחן נמסר',
  'marking.description': 'המבחן שלך נבדק.',
  'waiting.title': 'המבחן נמסר',
  'waiting.description': 'התשובות שמורות בדפדפן הזה. הן ייבדקו כשיהיה חיבור לרשת, וייחשבו לניסיון אחד.',
  unanswered: 'השרת אינו עונה. התשובות שלך נשמרות בדפדפן הזה, יוגשו שוב באופן אוטומטי וייחשבו לניסיון אחד.',
  'limited.title': 'אין עוד ניסיונות כרגע',
  'limited.description': 'המבחן הזה נעשה פעמים רבות בשעה האחרונה. התשובות שמורות.',
  wait: {
    one: 'אפשר למסור אותן שוב בעוד דקה אחת.',
    two: 'אפשר למסור אותן שוב בעוד שתי דקות.',
    other: 'אפשר למסור אותן שוב בעוד {count} דקות.',
  },
  'refused.title': 'התשובות האלה לא התקבלו',
  'refused.description': 'ייתכן שהמבחן השתנה מאז שהדף נפתח. צריך לטעון את הדף מחדש ולעשות את המבחן שוב.',
  'unreachable.title': 'עדיין לא נבדק',
  'unreachable.description': 'אי אפשר להגיע לשרת. התשובות נשמרות בדף הזה.',
  'redrawn.title': 'הפעם שאלות אחרות',
  'redrawn.description':
    'המבחן הזה כבר נמסר, אולי במכשיר אחר. בכל ניסיון אחרי הראשון נשאלות שאלות אחרות, ולכן התשובות האלה לא נספרו, וזה אינו נחשב ניסיון.',
  showOthers: 'הצגת השאלות',
  drawing: 'השאלות שלך נבחרות…',
  'undrawn.title': 'לא ניתן היה להביא את השאלות',
  'undrawn.description':
    'השרת בוחר אותן בכל ניסיון אחרי הראשון. כדאי לבדוק את החיבור ולנסות שוב; אם זה לא עוזר, יש לטעון את הדף מחדש.',
  drawAgain: 'לנסות שוב',
  handInAgain: 'למסור שוב',
  handingIn: 'מוסרים…',
  back: 'חזרה לרמה',
} satisfies QuizUnmarkedMessages;
