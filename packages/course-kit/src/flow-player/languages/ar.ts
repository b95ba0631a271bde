/** The texts of a lesson that is played in Arabic. */
export const arabicPlayer = {
  flowPlayer: {
    player: 'المشغّل: {title}',
    watch: 'شاهد خطوة بخطوة',
    about: 'الخطوات: {count}، نحو {seconds} ثانية',
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    again: 'التشغيل من جديد',
    previous: 'الخطوة السابقة',
    next: 'الخطوة التالية',
    position: 'الموضع',
    start: 'البداية',
    step: 'الخطوة {step} من {count}: {title}',
  },
} as const;
