import type { FileReading, PdfReading } from '../../entrypoints/sidepanel/attachments/read-file.ts';

/**
 * Files without a browser: a picture is its own content, a PDF is a text, and every address but a `gone` one holds a PDF. `pdf`: what
 * reading one gives instead.
 */
export function simulatedFiles(): FileReading & { pdf: PdfReading | undefined } {
  return {
    pdf: undefined,
    async fitPicture(file) {
      const text = await file.text();
      if (text.startsWith('broken')) return undefined;
      return { image: { media_type: 'image/png', data: btoa(text) }, bytes: file.size };
    },
    fetchFile: async url =>
      url.includes('gone')
        ? undefined
        : new File(['PIN: 4711 in a PDF'], 'a.pdf', { type: 'application/pdf' }),
    async readPdf(file) {
      return this.pdf ?? { status: 'read', text: await file.text(), pages: { read: 1, of: 1 } };
    },
  };
}
