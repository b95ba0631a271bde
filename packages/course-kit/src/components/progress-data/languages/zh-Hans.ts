import type { AccountDeletionMessages } from '../account-deletion.messages.js';

/** Deleting an account, in Chinese. */
export const chineseAccountDeletion = {
  question: '要删除你的账号吗？',
  goes: '你的账号及其中的所有内容都会被删除：',
  goesProfile: '你的电子邮箱和姓名，所有设备都会退出登录',
  goesProgress: '你的进度，包括此浏览器中的进度，以及尚未保存的更改',
  goesAttempts: '你的测验答案和成绩，以及检查过的流程',
  certificates: '你的证书',
  certificatesGo: '一并删除',
  certificatesStay: '为查验证书的人保留',
  certificatesStayHint:
    '姓名、课程、级别、成绩和日期保持颁发时的样子。它们不再属于任何账号，因此你以后无法再删除。',
  email: '你的电子邮箱',
  emailHint: '请输入 {email} 以确认',
  otherAddress: '这不是你账号的电子邮箱。',
  irreversible: '此操作无法撤销。',
  exportFirst: '先导出',
  exporting: '正在导出…',
  exported: '已导出为 {file}。',
  'exported-in-part': '已导出为 {file}，但不完整：部分内容无法读取。请稍后重试以获得完整的文件。',
  cancel: '取消',
  confirm: '删除我的账号',
  deleting: '正在删除…',
  failed: '无法删除你的账号。请确认你已联网，然后重试。',
  'signed-out': '你已不在登录状态。请登录后重试。',
  deletedTitle: '账号已删除',
  deleted: '其中的所有内容都已删除。',
  deletedWithoutCertificates: '其中的所有内容都已删除。你的证书会为查验证书的人保留。',
} satisfies AccountDeletionMessages;
