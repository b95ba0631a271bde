import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Certificate } from '../model/certificate.js';

const certificate: Certificate = {
  id: 'CERT-1795219200000-L3',
  userName: 'Zoë Åström',
  level: 3,
  courseName: 'Langflow Learning',
  score: 80,
  completionDate: 'November 21, 2026',
  issuedBy: 'Learning Platform',
};

const JSPDF = 'jspdf';
const LATIN = './fonts/latin.generated.js';
const ITALIC = './fonts/latin-italic.generated.js';
const EXTENDED = './fonts/extended.generated.js';
const MODULES = [JSPDF, LATIN, ITALIC, EXTENDED];

const loaded: string[] = [];
const link = { href: '', download: '', click: vi.fn<() => void>() };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  loaded.length = 0;
  for (const module of MODULES) {
    vi.doMock(module, async (importOriginal) => {
      loaded.push(module);
      return importOriginal();
    });
  }
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:certificate');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  link.click.mockReset();
});

describe('downloading a certificate', () => {
  it('saves a PDF named after the level and the learner', async () => {
    const { downloadCertificate } = await import('./download-certificate.js');
    await downloadCertificate(certificate);
    expect(link.download).toBe('certificate-level-3-zoë-åström.pdf');
    expect(link.href).toBe('blob:certificate');
    expect(link.click).toHaveBeenCalledOnce();
    const [pdf] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? [];
    expect(pdf).toMatchObject({ type: 'application/pdf' });
  });

  it('frees the memory once the browser has saved the file', async () => {
    const { downloadCertificate } = await import('./download-certificate.js');
    await downloadCertificate(certificate);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:certificate');
  });

  it('saves nothing and rejects when the PDF cannot be made', async () => {
    const { downloadCertificate } = await import('./download-certificate.js');
    await expect(downloadCertificate(certificate, { url: 'nowhere' })).rejects.toThrow(TypeError);
    expect(link.click).not.toHaveBeenCalled();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });
});

describe('what a certificate loads', () => {
  it('is nothing before a learner points at the button, then what nearly every certificate needs', async () => {
    const { preloadCertificatePdf } = await import('../../exports/certificate.js');
    expect(loaded).toEqual([]);
    await preloadCertificatePdf();
    expect(loaded.toSorted()).toEqual([ITALIC, LATIN, JSPDF]);
  });

  it('is no further font for a Western European name', async () => {
    const { createCertificatePdf } = await import('./certificate-pdf.js');
    await createCertificatePdf(certificate);
    expect(loaded.toSorted()).toEqual([ITALIC, LATIN, JSPDF]);
  });

  it('is the extended font for a name that needs it', async () => {
    const { createCertificatePdf } = await import('./certificate-pdf.js');
    await createCertificatePdf(
      { ...certificate, userName: 'Łukasz' },
      { url: 'https://learn.example.org/c' },
    );
    expect(loaded.toSorted()).toEqual(MODULES.toSorted());
  });

  it('may fail to load ahead of time without an error', async () => {
    vi.doMock(JSPDF, () => {
      throw new Error('offline');
    });
    const { createCertificatePdf } = await import('./certificate-pdf.js');
    const { preloadCertificatePdf } = await import('./download-certificate.js');
    await expect(preloadCertificatePdf()).resolves.toBeUndefined();
    await expect(createCertificatePdf(certificate)).rejects.toThrow(/error when mocking|offline/);
  });
});
