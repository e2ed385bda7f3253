import type { FileReading, PdfReading } from '../../entrypoints/sidepanel/attachments/read-file.ts';

/** Files without a browser: a picture is its own content, and a PDF is a text. `pdf`: what reading one gives instead. */
export function simulatedFiles(): FileReading & { pdf: PdfReading | undefined } {
  return {
    pdf: undefined,
    async fitPicture(file) {
      const text = await file.text();
      if (text.startsWith('broken')) return undefined;
      return { image: { media_type: 'image/png', data: btoa(text) }, bytes: file.size };
    },
    async readPdf(file) {
      return this.pdf ?? { status: 'read', text: await file.text(), pages: { read: 1, of: 1 } };
    },
  };
}
