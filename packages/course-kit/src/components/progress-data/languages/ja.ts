import type { AccountDeletionMessages } from '../account-deletion.messages.js';

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
