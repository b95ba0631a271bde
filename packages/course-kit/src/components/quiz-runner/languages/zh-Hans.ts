import type { QuizUnmarkedMessages } from '../quiz-unmarked.messages.js';

/** A quiz that is handed in and not marked yet, in Chinese in simplified characters. */
export const chineseUnmarked = {
  'marking.title': '已提交',
  'marking.description': '正在为你的测验评分。',
  'waiting.title': '已提交',
  'waiting.description': '你的答案保存在此浏览器中，联网后即会评分，只算一次尝试。',
  unanswered: '服务器没有响应。你的答案保存在此浏览器中，会自动再次提交，并只算一次尝试。',
  'limited.title': '暂时不能再次尝试',
  'limited.description': '过去一小时内你已多次参加此测试。你的答案已保留。',
  wait: {
    other: '{count} 分钟后可以再次提交。',
  },
  'refused.title': '这些答案未被接受',
  'refused.description': '打开此页面后，测试可能已有变动。请重新加载页面并再做一次测试。',
  'unreachable.title': '尚未评分',
  'unreachable.description': '无法连接服务器。你的答案保留在此页面上。',
  'redrawn.title': '这次是另外的题目',
  'redrawn.description':
    '你已经提交过这次测验，可能是在另一台设备上。第一次之后，每次都会换题，因此这些答案没有计入，也不算一次尝试。',
  showOthers: '显示题目',
  drawing: '正在为你选题…',
  'undrawn.title': '无法获取题目',
  'undrawn.description':
    '第一次之后，题目由服务器挑选。请检查网络连接后重试；如果仍然不行，请重新加载此页面。',
  drawAgain: '重试',
  handInAgain: '再次提交',
  handingIn: '正在提交…',
  back: '返回该级',
} satisfies QuizUnmarkedMessages;
