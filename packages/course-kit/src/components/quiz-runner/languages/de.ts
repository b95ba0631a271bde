import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in German. */
export const germanUnmarked = {
  'marking.title': 'Abgegeben',
  'marking.description': 'Dein Test wird ausgewertet.',
  'waiting.title': 'Abgegeben',
  'waiting.description':
    'Deine Antworten sind in diesem Browser aufbewahrt. Sie werden ausgewertet, sobald du online bist, und zählen als ein Versuch.',
  unanswered:
    'Der Server antwortet nicht. Deine Antworten bleiben in diesem Browser, werden von selbst noch einmal abgegeben und zählen als ein Versuch.',
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
  'redrawn.title': 'Diesmal andere Fragen',
  'redrawn.description':
    'Du hast diesen Test schon abgegeben, vielleicht auf einem anderen Gerät. Jeder Versuch nach dem ersten stellt andere Fragen; deshalb wurden diese Antworten nicht gewertet, und es zählt nicht als Versuch.',
  showOthers: 'Fragen zeigen',
  drawing: 'Deine Fragen werden ausgewählt …',
  'undrawn.title': 'Die Fragen konnten nicht geladen werden',
  'undrawn.description':
    'Nach dem ersten Versuch wählt der Server sie jedes Mal aus. Prüfe deine Verbindung und versuch es noch einmal; hilft das nicht, lade die Seite neu.',
  drawAgain: 'Noch einmal versuchen',
  handInAgain: 'Noch einmal abgeben',
  handingIn: 'Wird abgegeben …',
  back: 'Zurück zur Stufe',
} satisfies QuizUnmarkedMessages;
