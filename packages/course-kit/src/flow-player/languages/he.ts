/** The texts of a lesson that is played in Hebrew. */
export const hebrewPlayer = {
  flowPlayer: {
    player: 'נגן: {title}',
    watch: 'צפייה צעד אחר צעד',
    about: 'שלבים: {count}, כ-{seconds} שניות',
    play: 'הפעלה',
    pause: 'השהיה',
    again: 'הפעלה מחדש',
    previous: 'השלב הקודם',
    next: 'השלב הבא',
    position: 'מיקום',
    start: 'התחלה',
    step: 'שלב {step} מתוך {count}: {title}',
  },
} as const;
