import type { CredentialCatalogue } from '../credential.messages.js';

/** The texts about signed certificates in French. */
export const fr: CredentialCatalogue = {
  credential: {
    title: 'Certificat signé',
    checking: 'Vérification de la signature',
    verified: 'Vérifié : c’est bien ce que l’émetteur a signé.',
    verifiedHint: 'La signature a été vérifiée dans ce navigateur.',
    changed: 'Modifié : ce n’est pas ce qui a été signé.',
    unknownIssuer: 'Non délivré ici : quelqu’un d’autre l’a signé.',
    notUnderstood: 'Ce n’est pas un certificat de ce site, ou il a été modifié.',
    differs: 'Le certificat signé dit autre chose que cette page.',
    revoked: 'Révoqué le {date} : {reason}',
    notRevoked: 'Il n’a pas été révoqué.',
    revocationUnknown: 'Impossible de savoir s’il a été révoqué. Réessayez une fois la connexion rétablie.',
    learner: 'Apprenant',
    achievement: 'Réussite',
    score: 'Résultat',
    attempt: 'Tentative',
    criteria: 'Critères',
    evidence: 'Preuves',
    evidenceHint:
      'Flux comparés, dans le navigateur de l’apprenant, avec l’objectif de leur tâche. L’émetteur ne les a pas vus.',
    issuedBy: 'Délivré par',
    issued: 'Délivré le',
    issuerId: 'Signé par',
    download: 'Télécharger le badge',
    downloadHint: 'Le certificat signé est à l’intérieur : quiconque a le fichier peut le vérifier.',
    downloadFailed: 'Le badge n’a pas pu être créé dans ce navigateur. Le JSON contient le même certificat.',
    checkTitle: 'Vérifier un badge',
    checkLead:
      'Un badge est une image ou un fichier qui contient un certificat signé. Il reste sur cet appareil.',
    choose: 'Choisir un badge',
    drop: 'ou déposez-le ici (PNG, SVG ou JSON)',
    place: 'Déposez un fichier ici, ou collez-le',
    noFile: 'Ce n’était pas un fichier.',
    onlyOne: 'Seul {name} a été lu : un fichier à la fois.',
    noBadge: 'Il n’y a pas de certificat signé dans {name}.',
    issuerMissing:
      'Les clés de ce site n’ont pas pu être chargées. Réessayez une fois la connexion rétablie.',
    insecure: 'Les badges ne peuvent être vérifiés que sur une page en https.',
    page: 'Afficher le certificat',
  },
};
