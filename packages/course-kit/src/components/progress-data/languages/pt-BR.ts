import type { AccountDeletionMessages } from '../account-deletion.messages.js';

/** Deleting an account, in Portuguese. */
export const portugueseAccountDeletion = {
  question: 'Excluir sua conta?',
  goes: 'Sua conta é excluída com tudo o que há nela:',
  goesProfile: 'seu e-mail e seu nome; você sai da conta em todos os dispositivos',
  goesProgress: 'seu progresso, também neste navegador, e as alterações que ainda não foram salvas',
  goesAttempts: 'as respostas e os resultados dos seus testes, e seus fluxos verificados',
  certificates: 'Seus certificados',
  certificatesGo: 'Excluí-los também',
  certificatesStay: 'Deixá-los para quem os verifica',
  certificatesStayHint:
    'Nome, curso, nível, pontuação e data ficam como foram emitidos. Eles não pertencem mais a nenhuma conta, então não será possível excluí-los depois.',
  email: 'Seu e-mail',
  emailHint: 'Para confirmar, digite {email}',
  otherAddress: 'Este não é o e-mail da sua conta.',
  irreversible: 'Esta ação não pode ser desfeita.',
  exportFirst: 'Exportar antes',
  exporting: 'Exportando…',
  exported: 'Exportado como {file}.',
  'exported-in-part':
    'Exportado como {file}, mas não por completo: uma parte não pôde ser lida. Tente mais tarde para obter o arquivo completo.',
  cancel: 'Cancelar',
  confirm: 'Excluir minha conta',
  deleting: 'Excluindo…',
  failed: 'Não foi possível excluir sua conta. Verifique se você está on-line e tente novamente.',
  'signed-out': 'Você não está mais na sua conta. Entre e tente novamente.',
  deletedTitle: 'Conta excluída',
  deleted: 'Tudo o que havia nela foi excluído.',
  deletedWithoutCertificates:
    'Tudo o que havia nela foi excluído. Seus certificados ficam para quem os verifica.',
} satisfies AccountDeletionMessages;
