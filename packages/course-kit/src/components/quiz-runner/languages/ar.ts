import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in Arabic. */
export const arabicUnmarked = {
  'marking.title': 'تم التسليم',
  'marking.description': 'يجري تصحيح اختبارك.',
  'waiting.title': 'تم التسليم',
  'waiting.description': 'إجاباتك محفوظة في هذا المتصفح. تُصحَّح عندما تكون متصلًا بالإنترنت، وتُحسب محاولة واحدة.',
  unanswered: 'الخادم لا يستجيب. إجاباتك محفوظة في هذا المتصفح، وستُسلَّم من جديد تلقائيًا، وتُحسب محاولة واحدة.',
  'limited.title': 'لا محاولات أخرى الآن',
  'limited.description': 'أجريت هذا الاختبار مرات كثيرة خلال الساعة الأخيرة. إجاباتك محفوظة.',
  wait: {
    zero: 'يمكنك تسليمها مجددًا الآن.',
    one: 'يمكنك تسليمها مجددًا بعد دقيقة واحدة.',
    two: 'يمكنك تسليمها مجددًا بعد دقيقتين.',
    few: 'يمكنك تسليمها مجددًا بعد {count} دقائق.',
    many: 'يمكنك تسليمها مجددًا بعد {count} دقيقة.',
    other: 'يمكنك تسليمها مجددًا بعد {count} دقيقة.',
  },
  'refused.title': 'لم تُقبل هذه الإجابات',
  'refused.description': 'ربما تغيّر الاختبار منذ فتحت هذه الصفحة. أعد تحميلها وأجرِ الاختبار من جديد.',
  'unreachable.title': 'لم يُصحَّح بعد',
  'unreachable.description': 'لا يمكن الوصول إلى الخادم. إجاباتك محفوظة في هذه الصفحة.',
  'redrawn.title': 'أسئلة أخرى هذه المرة',
  'redrawn.description':
    'لقد سلّمت هذا الاختبار من قبل، ربما على جهاز آخر. كل محاولة بعد الأولى تطرح أسئلة أخرى، لذلك لم تُحتسب هذه الإجابات، ولا تُعدّ هذه محاولة.',
  showOthers: 'عرض الأسئلة',
  drawing: 'جارٍ اختيار أسئلتك…',
  'undrawn.title': 'تعذّر جلب الأسئلة',
  'undrawn.description':
    'يختارها الخادم في كل محاولة بعد الأولى. تحقّق من اتصالك ثم حاول مرة أخرى؛ وإن لم يُفد ذلك فأعد تحميل هذه الصفحة.',
  drawAgain: 'حاول مرة أخرى',
  handInAgain: 'التسليم مجددًا',
  handingIn: 'جارٍ التسليم…',
  back: 'العودة إلى المستوى',
} satisfies QuizUnmarkedMessages;
