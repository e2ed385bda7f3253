import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * The character maps that the PDF standard names (ISO 32000-1, table 118), and those from characters to Unicode. pdf.js has as
 * many again in other encodings of Unicode, which no PDF names.
 */
const CMAP = /^(?!Uni.*(?:UTF8|UTF32|2004|X0213)).*\.bcmap$/u;

interface CopiedFile {
  absoluteSrc: string;
  relativeDest: string;
}

/** The worker of pdf.js and its maps: the panel loads them by address, with the first PDF. */
export function pdfAssets(): CopiedFile[] {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const cmaps = readdirSync(`${folder}/cmaps`).filter(name => CMAP.test(name));
  return [
    {
      absoluteSrc: `${folder}/legacy/build/pdf.worker.min.mjs`,
      relativeDest: 'pdf/pdf.worker.min.mjs',
    },
    ...cmaps.map(name => ({ absoluteSrc: `${folder}/cmaps/${name}`, relativeDest: `pdf/cmaps/${name}` })),
  ];
}
