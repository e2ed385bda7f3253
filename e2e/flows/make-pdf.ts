/** A page of a PDF: Latin text, or Chinese text in a font that the file does not bring along; empty for a scanned page. */
export interface PdfPage {
  latin?: string;
  chinese?: string;
}

/** A small well-formed PDF. */
export function makePdf(pages: readonly PdfPage[]): Buffer {
  const kids = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 6 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ...pages.flatMap((page, index) => pageObjects(page, FIRST_PAGE + 2 * index)),
  ];
  return assemble(objects);
}

const FIRST_PAGE = 7;

function pageObjects({ latin, chinese }: PdfPage, number: number): string[] {
  const shown = latin !== undefined ? `/F1 24 Tf 72 700 Td (${latin}) Tj` : '';
  const hex = Array.from(chinese ?? '', each => each.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const stream = `BT ${shown} ${hex && `/F2 24 Tf 72 600 Td <${hex}> Tj`} ET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${number + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
}

function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
