import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in French. */
export const frenchUnmarked = {
  'marking.title': 'Remis',
  'marking.description': 'Votre test est en cours de correction.',
  'waiting.title': 'Remis',
  'waiting.description':
    'Vos réponses sont conservées dans ce navigateur. Elles seront corrigées dès que vous serez en ligne et comptent pour une tentative.',
  unanswered:
    'Le serveur ne répond pas. Vos réponses sont conservées dans ce navigateur, remises de nouveau d’elles-mêmes et comptent pour une seule tentative.',
  'limited.title': 'Plus de tentatives pour le moment',
  'limited.description':
    'Vous avez souvent passé ce test au cours de la dernière heure. Vos réponses sont conservées.',
  wait: {
    one: 'Vous pourrez les remettre dans {count} minute.',
    many: 'Vous pourrez les remettre dans {count} de minutes.',
    other: 'Vous pourrez les remettre dans {count} minutes.',
  },
  'refused.title': 'Ces réponses n’ont pas été acceptées',
  'refused.description':
    'Le test a peut-être changé depuis l’ouverture de cette page. Rechargez-la et repassez le test.',
  'unreachable.title': 'Pas encore corrigé',
  'unreachable.description': 'Le serveur est injoignable. Vos réponses restent sur cette page.',
  'redrawn.title': 'Cette fois, d’autres questions',
  'redrawn.description':
    'Vous avez déjà remis ce test, peut-être sur un autre appareil. Chaque essai après le premier pose d’autres questions : ces réponses n’ont donc pas été comptées, et ce n’est pas un essai.',
  showOthers: 'Afficher les questions',
  drawing: 'Choix de vos questions…',
  'undrawn.title': 'Les questions n’ont pas pu être chargées',
  'undrawn.description':
    'Après le premier essai, c’est le serveur qui les choisit. Vérifiez votre connexion et réessayez ; si cela ne suffit pas, rechargez cette page.',
  drawAgain: 'Réessayer',
  handInAgain: 'Remettre à nouveau',
  handingIn: 'Remise en cours…',
  back: 'Retour au niveau',
} satisfies QuizUnmarkedMessages;
