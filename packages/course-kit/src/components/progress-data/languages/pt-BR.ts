import type { AccountDeletionMessages } from '../account-deletion.messages.js';
import type { ProgressImportMessages } from '../progress-import.messages.js';

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

/** Importing an exported file, in Portuguese. */
export const portugueseProgressImport = {
  question: 'Importar este progresso?',
  adds: 'O arquivo foi exportado em {date}. Será adicionado:',
  level: 'Nível {level}: {title}',
  tasks: { one: '{count} tarefa', many: '{count} de tarefas', other: '{count} tarefas' },
  result: 'teste aprovado com {score}%',
  certificate: 'certificado de {date}',
  keeps: 'Tudo o que está aqui permanece. Entre dois resultados de um teste, vale o melhor.',
  leftOut: 'Não será adicionado, pois não corresponde a este curso: {what}.',
  levels: { one: '{count} nível', many: '{count} de níveis', other: '{count} níveis' },
  results: {
    one: '{count} resultado de teste',
    many: '{count} de resultados de testes',
    other: '{count} resultados de testes',
  },
  certificates: {
    one: '{count} certificado',
    many: '{count} de certificados',
    other: '{count} certificados',
  },
  nothing: 'Nada para importar',
  nothingNew: 'O arquivo foi exportado em {date}. Não falta aqui nada do que ele contém.',
  refused: 'Este arquivo não pode ser importado',
  unchanged: 'Nada mudou.',
  tooLarge: 'Ele é grande demais para ser um progresso exportado.',
  unreadable: 'Não foi possível lê-lo. Escolha-o novamente.',
  notJson: 'Ele não foi exportado aqui ou está incompleto.',
  otherFormat: 'Ele não é um progresso exportado.',
  newerVersion:
    'Ele vem de uma versão mais nova desta página. Recarregue a página e escolha o arquivo novamente.',
  otherCourse: 'Ele contém o progresso de outro curso.',
  damaged: 'Ele está danificado ou foi alterado depois de exportado.',
  cancel: 'Cancelar',
  close: 'Fechar',
  confirm: 'Importar',
  importing: 'Importando…',
  failed: 'Não foi possível salvar tudo. Tente novamente.',
  importedTitle: 'Progresso importado',
  imported: 'Adicionado: {what}.',
} satisfies ProgressImportMessages;
