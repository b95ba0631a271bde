/** The texts around making a certificate in French. */
export const frenchLevelCertificate = {
  levelCertificate: {
    title: 'Votre certificat du niveau {level}',
    readyTitle: 'Votre certificat est prêt',
    loading: 'Recherche de votre certificat…',
    name: 'Nom sur votre certificat',
    hint: 'Votre nom sera imprimé ainsi. Il ne peut plus être modifié sur un certificat délivré.',
    nameMissing: 'Saisissez le nom à imprimer : au moins une lettre ou un chiffre.',
    yourName: 'Votre nom',
    make: 'Créer mon certificat',
    making: 'Création de votre certificat…',
    view: 'Voir le certificat',
    visitor: 'Il est à vous dès que votre résultat est sur un compte.',
    createAccount: 'Créer un compte pour l’obtenir',
    waiting:
      'Votre résultat est en cours d’enregistrement. Vous pourrez créer votre certificat dès qu’il sera sur votre compte.',
    offline:
      'Il n’y a pas de connexion. Votre réussite est conservée ; créez votre certificat une fois de nouveau en ligne.',
    failed: 'Votre certificat n’a pas pu être créé. Votre réussite n’en dépend pas. Réessayez.',
    courseDone: 'C’était le dernier niveau. Vous avez réussi tout le cours.',
    all: 'Tous vos certificats',
    passed: 'Réussi avec {score} %',
    made: '{score} % · {date}',
    marking: 'Remis, pas encore corrigé',
    levelName: 'Niveau {level} : {title}',
    open: 'Pas encore réussi',
    takeTest: 'Passer le test du niveau {level}',
    locked: 'S’ouvre quand vous réussissez le niveau {level}',
    none: 'Aucun pour l’instant. Réussissez le test du niveau {level}, et votre premier certificat sera ici.',
    failedList: 'Vos certificats n’ont pas pu être chargés. Réessayez plus tard.',
    earlier: 'Certificats précédents',
  },
} as const;
