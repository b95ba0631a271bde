import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in Japanese. */
export const japaneseUnmarked = {
  'marking.title': '提出しました',
  'marking.description': 'テストを採点しています。',
  'waiting.title': '提出しました',
  'waiting.description':
    '解答はこのブラウザーに保存されています。オンラインになると採点され、1回の受験として数えられます。',
  unanswered:
    'サーバーが応答しません。回答はこのブラウザーに保存され、自動的に再提出されます。受験は1回として数えられます。',
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
  'redrawn.title': '今回は別の問題です',
  'redrawn.description':
    'このテストは、別の端末などですでに提出されています。2 回目以降は別の問題が出るため、この解答は採点されず、受験回数にも数えられません。',
  showOthers: '問題を表示',
  drawing: '問題を選んでいます…',
  'undrawn.title': '問題を取得できませんでした',
  'undrawn.description':
    '2 回目以降の問題はサーバーが選びます。接続を確認してもう一度お試しください。うまくいかない場合は、このページを読み込み直してください。',
  drawAgain: 'もう一度試す',
  handInAgain: 'もう一度提出する',
  handingIn: '提出中…',
  back: 'レベルに戻る',
} satisfies QuizUnmarkedMessages;
