import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in Japanese. */
export const japaneseUnmarked = {
  'waiting.title': '提出しました',
  'waiting.description':
    '解答はこのブラウザーに保存されています。オンラインになると採点され、1回の受験として数えられます。',
  'limited.title': '今はこれ以上受験できません',
  'limited.description': 'この1時間にこのテストを何度も受けています。解答は保存されています。',
  wait: {
    other: '{count}分後にもう一度提出できます。',
  },
  'refused.title': 'この解答は受け付けられませんでした',
  'refused.description':
    'このページを開いたあとにテストが変わった可能性があります。ページを再読み込みして、もう一度受けてください。',
  'unreachable.title': 'まだ採点されていません',
  'unreachable.description': 'サーバーに接続できません。解答はこのページに残っています。',
  handInAgain: 'もう一度提出する',
  handingIn: '提出中…',
  back: 'レベルに戻る',
} satisfies QuizUnmarkedMessages;
