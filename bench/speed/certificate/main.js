/** A certificate by jspdf called directly: nine lines and a border, in the font that every PDF reader has. */
async function downloadPlain(level) {
  const { jsPDF } = await import('jspdf');
  const document = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4' });
  document.setLineWidth(1).rect(10, 10, 277, 190);
  document.setLineWidth(0.3).rect(13, 13, 271, 184);
  const lines = [
    'Certificate of Completion',
    'This is to certify that',
    'Ada Lovelace',
    'has successfully completed',
    `Langflow Learning - Level ${level}`,
    'Final Score: 100%',
    'November 21, 2026',
    `CERT-179525520000${level}-L${level}`,
    'Issued by Langflow Learning',
  ];
  lines.forEach((line, index) => {
    document.setFontSize(index === 2 ? 32 : 16).text(line, 148.5, 45 + index * 15, { align: 'center' });
  });
  document.save('certificate.pdf');
}

const NAMES = { latin: 'José Fernández', extended: 'Łukasz Żółć', drawn: 'محمد عبد الله' };

/** The kit's certificate alone: without a page, a storage and notifications. */
async function downloadDrawn(level, name, hasCode) {
  const { downloadCertificate } = await import('@course-kit/react/certificate');
  const certificate = {
    id: `CERT-179525520000${level}-L${level}`,
    userName: NAMES[name],
    level,
    courseName: 'Langflow Learning',
    score: 100,
    completionDate: 'November 21, 2026',
    issuedBy: 'Langflow Learning',
  };
  const url = `https://learn.example.org/certificate/${certificate.id}`;
  await downloadCertificate(certificate, { levels: 5, ...(hasCode && { url }) });
}

const [name, hasCode] = location.hash.slice(1).split('+');
const download = name === '' ? downloadPlain : (level) => downloadDrawn(level, name, hasCode === 'code');
// The second file is the next level's: nobody makes the same one twice.
let level = 0;
document.querySelector('button').addEventListener('click', () => {
  level += 1;
  void download(level);
});
