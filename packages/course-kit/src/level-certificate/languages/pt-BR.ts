/** The texts around making a certificate in Brazilian Portuguese. */
export const portugueseLevelCertificate = {
  levelCertificate: {
    title: 'Seu certificado do nível {level}',
    readyTitle: 'Seu certificado está pronto',
    loading: 'Procurando seu certificado…',
    name: 'Nome no seu certificado',
    hint: 'Seu nome será impresso assim. Ele não pode ser alterado em um certificado já emitido.',
    nameMissing: 'Digite o nome a ser impresso: pelo menos uma letra ou um número.',
    yourName: 'Seu nome',
    make: 'Criar meu certificado',
    making: 'Criando seu certificado…',
    view: 'Ver certificado',
    visitor: 'Ele é seu assim que seu resultado estiver em uma conta.',
    createAccount: 'Criar uma conta para emiti-lo',
    waiting:
      'Seu resultado está sendo salvo. Você poderá criar seu certificado assim que ele estiver na sua conta.',
    offline:
      'Não há conexão. Sua aprovação está guardada; crie seu certificado quando estiver on-line de novo.',
    failed: 'Não foi possível criar seu certificado. Sua aprovação não muda. Tente novamente.',
    courseDone: 'Esse era o último nível. Você foi aprovado no curso inteiro.',
    all: 'Todos os seus certificados',
    passed: 'Aprovado com {score}%',
    made: '{score}% · {date}',
    marking: 'Entregue, ainda não corrigido',
    levelName: 'Nível {level}: {title}',
    open: 'Ainda não aprovado',
    takeTest: 'Fazer o teste do nível {level}',
    locked: 'Abre quando você passar no nível {level}',
    none: 'Nenhum ainda. Passe no teste do nível {level} e seu primeiro certificado estará aqui.',
    failedList: 'Não foi possível carregar seus certificados. Tente mais tarde.',
    earlier: 'Certificados anteriores',
  },
} as const;
