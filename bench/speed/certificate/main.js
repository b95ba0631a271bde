/** A certificate by jspdf called directly: nine lines and a border, in the font that every PDF reader has. */
async function downloadPlain() {
  const { jsPDF } = await import('jspdf');
  const document = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4' });
  document.setLineWidth(1).rect(10, 10, 277, 190);
  document.setLineWidth(0.3).rect(13, 13, 271, 184);
  const lines = [
    'Certificate of Completion',
    'This is to certify that',
    'Ada Lovelace',
    'has successfully completed',
    'Langflow Fundamentals',
    'Final Score: 100%',
    'November 21, 2026',
    'CERT-1795255200000-L1',
    'Issued by Langflow Learning',
  ];
  lines.forEach((line, index) => {
    document.setFontSize(index === 2 ? 32 : 16).text(line, 148.5, 45 + index * 15, { align: 'center' });
  });
  document.save('certificate.pdf');
}

/** The kit's certificate with nothing around it: no page, no storage, no news. */
async function downloadDrawn() {
  const { downloadCertificate } = await import('course-kit/certificate');
  const [certificate] = JSON.parse(localStorage.getItem('course-kit:certificates') ?? '[]');
  await downloadCertificate(certificate, { levels: 5 });
}

const download = location.hash === '#drawn' ? downloadDrawn : downloadPlain;
document.querySelector('button').addEventListener('click', () => void download());
