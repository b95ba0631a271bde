import type { CredentialCatalogue } from '../credential.messages.js';

/** The texts about signed certificates in Spanish. */
export const es: CredentialCatalogue = {
  credential: {
    title: 'Certificado firmado',
    checking: 'Comprobando la firma',
    verified: 'Verificado: esto es lo que firmó el emisor.',
    verifiedHint: 'La firma se comprobó en este navegador.',
    changed: 'Modificado: esto no es lo que se firmó.',
    unknownIssuer: 'No se emitió aquí: lo firmó otra persona.',
    notUnderstood: 'No es un certificado de este sitio, o se modificó.',
    differs: 'El certificado firmado dice algo distinto de esta página.',
    revoked: 'Revocado el {date}: {reason}',
    notRevoked: 'No ha sido revocado.',
    revocationUnknown: 'No se pudo consultar si fue revocado. Inténtalo de nuevo cuando tengas conexión.',
    learner: 'Estudiante',
    achievement: 'Logro',
    score: 'Puntuación',
    attempt: 'Intento',
    criteria: 'Criterios',
    evidence: 'Pruebas aportadas',
    evidenceHint:
      'Flujos que se compararon, en el navegador de quien aprende, con el objetivo de su tarea. El emisor no los ha visto.',
    issuedBy: 'Emitido por',
    issued: 'Emitido el',
    issuerId: 'Firmado por',
    download: 'Descargar la insignia',
    downloadHint: 'El certificado firmado está dentro: quien tenga el archivo puede verificarlo.',
    downloadFailed: 'La insignia no se pudo crear en este navegador. El JSON contiene el mismo certificado.',
    checkTitle: 'Verificar una insignia',
    checkLead:
      'Una insignia es una imagen o un archivo con un certificado firmado dentro. No sale de este dispositivo.',
    choose: 'Elegir una insignia',
    drop: 'o suéltala aquí (PNG, SVG o JSON)',
    place: 'Suelta aquí un archivo o pégalo',
    noFile: 'Eso no era un archivo.',
    onlyOne: 'Solo se ha leído {name}: un archivo cada vez.',
    noBadge: 'No hay ningún certificado firmado en {name}.',
    issuerMissing:
      'No se pudieron cargar las claves de este sitio. Inténtalo de nuevo cuando tengas conexión.',
    insecure: 'Las insignias solo se pueden comprobar en una página con https.',
    page: 'Mostrar el certificado',
  },
};
