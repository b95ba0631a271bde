import type { AccountDeletionMessages } from '../account-deletion.messages.js';
import type { ProgressImportMessages } from '../progress-import.messages.js';

/** Deleting an account, in Japanese. */
export const japaneseAccountDeletion = {
  question: 'アカウントを削除しますか？',
  goes: 'アカウントは、その中のすべてのデータとともに削除されます：',
  goesProfile: 'メールアドレスと名前（すべての端末でサインアウトされます）',
  goesProgress: '進捗（このブラウザにあるものと、まだ保存されていない変更を含みます）',
  goesAttempts: 'テストの解答と結果、確認したフロー',
  certificates: '修了証',
  certificatesGo: '修了証も削除する',
  certificatesStay: '検証する人のために残す',
  certificatesStayHint:
    '名前、コース、レベル、得点、日付は発行時のまま残ります。どのアカウントにも属さなくなるため、後から削除することはできません。',
  email: 'メールアドレス',
  emailHint: '確認のため、{email}と入力してください',
  otherAddress: 'アカウントのメールアドレスではありません。',
  irreversible: 'この操作は取り消せません。',
  exportFirst: '先にエクスポート',
  exporting: 'エクスポート中…',
  exported: '{file}としてエクスポートしました。',
  'exported-in-part':
    '{file}としてエクスポートしましたが、一部を読み込めなかったため完全ではありません。完全なファイルが必要な場合は、後でもう一度お試しください。',
  cancel: 'キャンセル',
  confirm: 'アカウントを削除',
  deleting: '削除中…',
  failed: 'アカウントを削除できませんでした。オンラインであることを確認して、もう一度お試しください。',
  'signed-out': 'サインインした状態ではなくなりました。サインインして、もう一度お試しください。',
  deletedTitle: 'アカウントを削除しました',
  deleted: 'その中のデータはすべて削除されました。',
  deletedWithoutCertificates: 'その中のデータはすべて削除されました。修了証は、検証する人のために残ります。',
} satisfies AccountDeletionMessages;

/** Importing an exported file, in Japanese. */
export const japaneseProgressImport = {
  question: 'この進捗をインポートしますか？',
  adds: 'このファイルは{date}にエクスポートされました。次の内容が追加されます：',
  level: 'レベル{level}：{title}',
  tasks: { other: '課題{count}件' },
  result: 'テスト合格（{score}%）',
  certificate: '{date}の修了証',
  keeps: 'ここにあるものはすべて残ります。同じテストの結果が2つある場合は、良いほうが有効になります。',
  leftOut: 'このコースに合わないため追加されないもの：{what}。',
  levels: { other: 'レベル{count}件' },
  results: { other: 'テスト結果{count}件' },
  certificates: { other: '修了証{count}件' },
  nothing: 'インポートするものはありません',
  nothingNew: 'このファイルは{date}にエクスポートされました。ここに足りないものは含まれていません。',
  refused: 'このファイルはインポートできません',
  unchanged: '何も変更されていません。',
  tooLarge: 'エクスポートされた進捗としては大きすぎます。',
  unreadable: '読み込めませんでした。もう一度選択してください。',
  notJson: 'ここでエクスポートされたファイルではないか、途中で切れています。',
  otherFormat: 'エクスポートされた進捗ではありません。',
  newerVersion:
    'このページの新しいバージョンで作られたファイルです。ページを再読み込みして、もう一度選択してください。',
  otherCourse: '別のコースの進捗です。',
  damaged: '破損しているか、エクスポート後に変更されています。',
  cancel: 'キャンセル',
  close: '閉じる',
  confirm: 'インポート',
  importing: 'インポート中…',
  failed: '一部を保存できませんでした。もう一度お試しください。',
  importedTitle: '進捗をインポートしました',
  imported: '追加されたもの：{what}。',
} satisfies ProgressImportMessages;
