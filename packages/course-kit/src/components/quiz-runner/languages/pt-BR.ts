import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in Portuguese as it is written in Brazil. */
export const portugueseUnmarked = {
  'marking.title': 'Entregue',
  'marking.description': 'Seu teste está sendo corrigido.',
  'waiting.title': 'Entregue',
  'waiting.description':
    'Suas respostas ficam guardadas neste navegador. Elas são corrigidas quando você estiver on-line e contam como uma tentativa.',
  unanswered:
    'O servidor não responde. Suas respostas ficam neste navegador, são entregues de novo sozinhas e contam como uma só tentativa.',
  'limited.title': 'Sem mais tentativas por enquanto',
  'limited.description': 'Você fez este teste muitas vezes na última hora. Suas respostas ficam guardadas.',
  wait: {
    one: 'Você pode entregá-las de novo em {count} minuto.',
    many: 'Você pode entregá-las de novo em {count} de minutos.',
    other: 'Você pode entregá-las de novo em {count} minutos.',
  },
  'refused.title': 'Estas respostas não foram aceitas',
  'refused.description':
    'O teste pode ter mudado desde que você abriu esta página. Recarregue-a e faça o teste de novo.',
  'unreachable.title': 'Ainda não corrigido',
  'unreachable.description': 'Não foi possível contatar o servidor. Suas respostas ficam nesta página.',
  'redrawn.title': 'Desta vez, outras perguntas',
  'redrawn.description':
    'Você já entregou este teste, talvez em outro dispositivo. Cada tentativa depois da primeira faz outras perguntas; por isso estas respostas não foram contadas, e isto não é uma tentativa.',
  showOthers: 'Mostrar as perguntas',
  drawing: 'Escolhendo suas perguntas…',
  'undrawn.title': 'Não foi possível buscar as perguntas',
  'undrawn.description':
    'O servidor as escolhe em cada tentativa depois da primeira. Verifique sua conexão e tente de novo; se não adiantar, recarregue esta página.',
  drawAgain: 'Tentar de novo',
  handInAgain: 'Entregar de novo',
  handingIn: 'Entregando…',
  back: 'Voltar ao nível',
} satisfies QuizUnmarkedMessages;
