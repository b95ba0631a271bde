import type { CredentialCatalogue } from '../credential.messages.js';

/** The texts about signed certificates in Brazilian Portuguese. */
export const ptBR: CredentialCatalogue = {
  credential: {
    title: 'Certificado assinado',
    checking: 'Verificando a assinatura',
    verified: 'Verificado: foi isto que o emissor assinou.',
    verifiedHint: 'A assinatura foi verificada neste navegador.',
    changed: 'Alterado: não foi isto que foi assinado.',
    unknownIssuer: 'Não emitido aqui: outra pessoa o assinou.',
    notUnderstood: 'Não é um certificado deste site, ou foi alterado.',
    differs: 'O certificado assinado diz algo diferente desta página.',
    revoked: 'Revogado em {date}: {reason}',
    notRevoked: 'Ele não foi revogado.',
    revocationUnknown: 'Não foi possível saber se ele foi revogado. Tente de novo quando houver conexão.',
    learner: 'Estudante',
    achievement: 'Conquista',
    score: 'Pontuação',
    attempt: 'Tentativa',
    criteria: 'Critérios',
    evidence: 'Evidências',
    evidenceHint:
      'Fluxos comparados, no navegador de quem aprende, com o objetivo da tarefa. O emissor não os viu.',
    issuedBy: 'Emitido por',
    issued: 'Emitido em',
    issuerId: 'Assinado por',
    download: 'Baixar o selo',
    downloadHint: 'O certificado assinado está dentro: quem tem o arquivo pode verificá-lo.',
    downloadFailed: 'O selo não pôde ser criado neste navegador. O JSON tem o mesmo certificado.',
    checkTitle: 'Verificar um selo',
    checkLead:
      'Um selo é uma imagem ou um arquivo com um certificado assinado dentro. Ele fica neste dispositivo.',
    choose: 'Escolher um selo',
    drop: 'ou solte-o aqui (PNG, SVG ou JSON)',
    place: 'Solte um arquivo aqui ou cole-o',
    noFile: 'Isso não era um arquivo.',
    onlyOne: 'Só {name} foi lido: um arquivo por vez.',
    noBadge: 'Não há certificado assinado em {name}.',
    issuerMissing: 'As chaves deste site não puderam ser carregadas. Tente de novo quando houver conexão.',
    insecure: 'Os selos só podem ser verificados em uma página com https.',
    page: 'Mostrar o certificado',
  },
};
