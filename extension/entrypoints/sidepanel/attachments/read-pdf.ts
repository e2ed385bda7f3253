import {
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfReading } from './read-file.ts';

/** A page takes some milliseconds; the characters end most readings before. */
const MAX_PAGES = 300;

/** A damaged file can keep the parser busy forever. */
const DEADLINE_MILLISECONDS = 60_000;

/** The text of the first pages, whole ones as far as possible. Draws nothing and runs no script of the file. */
export async function readPdf(file: Blob, maxCharacters: number): Promise<PdfReading> {
  GlobalWorkerOptions.workerSrc = chrome.runtime.getURL('/pdf/pdf.worker.min.mjs');
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // Texts of many Chinese and Japanese files have no other way to Unicode.
    cMapUrl: chrome.runtime.getURL('/pdf/cmaps/'),
    cMapPacked: true,
    disableFontFace: true,
    useWasm: false,
    verbosity: 0,
  });
  const deadline = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The PDF takes too long.')), DEADLINE_MILLISECONDS);
  });
  try {
    return await Promise.race([loading.promise.then(pdf => readPages(pdf, maxCharacters)), deadline]);
  } catch (thrown) {
    return { status: thrown instanceof PasswordException ? 'locked' : 'unreadable' };
  } finally {
    await loading.destroy();
  }
}

async function readPages(pdf: PDFDocumentProxy, maxCharacters: number): Promise<PdfReading> {
  const texts: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const text = await readPage(pdf, number);
    length += text.length + SEPARATOR.length;
    if (length > maxCharacters && texts.length > 0) break;
    texts.push(text);
  }
  const text = texts.join(SEPARATOR).slice(0, maxCharacters);
  if (text.trim() === '') return { status: 'scanned' };
  return { status: 'read', text, pages: { read: texts.length, of: pdf.numPages } };
}

const SEPARATOR = '\n\n';

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  const texts = items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return texts.join('').trim();
}
