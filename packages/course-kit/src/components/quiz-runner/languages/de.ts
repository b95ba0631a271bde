import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in German. */
export const germanUnmarked = {
  'waiting.title': 'Abgegeben',
  'waiting.description':
    'Deine Antworten sind in diesem Browser aufbewahrt. Sie werden ausgewertet, sobald du online bist, und zählen als ein Versuch.',
  'limited.title': 'Vorerst keine weiteren Versuche',
  'limited.description':
    'Du hast diesen Test in der letzten Stunde oft gemacht. Deine Antworten bleiben erhalten.',
  wait: {
    one: 'In {count} Minute kannst du sie noch einmal abgeben.',
    other: 'In {count} Minuten kannst du sie noch einmal abgeben.',
  },
  'refused.title': 'Diese Antworten wurden nicht angenommen',
  'refused.description':
    'Der Test hat sich vielleicht geändert, seit du diese Seite geöffnet hast. Lade sie neu und mach den Test noch einmal.',
  'unreachable.title': 'Noch nicht ausgewertet',
  'unreachable.description':
    'Der Server ist nicht erreichbar. Deine Antworten bleiben auf dieser Seite erhalten.',
  handInAgain: 'Noch einmal abgeben',
  handingIn: 'Wird abgegeben …',
  back: 'Zurück zur Stufe',
} satisfies QuizUnmarkedMessages;
