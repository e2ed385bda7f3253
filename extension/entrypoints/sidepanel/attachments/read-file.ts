import type { RequestImage } from '@assent/shared';
import {
  type AttachmentRefusal,
  MAX_ATTACHED_CHARACTERS,
  MAX_FILE_BYTES,
  type ReadAttachment,
} from '../conversation/attachment.ts';
import { textAttachment, tidyText } from './tidy-text.ts';

/** A picture as it is sent. */
export interface FittedPicture {
  image: RequestImage;
  bytes: number;
}

export type PdfReading =
  | { status: 'read'; text: string; pages: { read: number; of: number } }
  | { status: 'locked' | 'scanned' | 'unreadable' };

/** What only a browser can do with files. */
export interface FileReading {
  /** Scales it down as far as it must be. Undefined where the file holds no picture that the browser can draw. */
  fitPicture(file: Blob): Promise<FittedPicture | undefined>;
  /** The text of the first pages, of at most so many characters. */
  readPdf(file: Blob, maxCharacters: number): Promise<PdfReading>;
  /** Undefined where the site does not hand it over. Needs access to it. */
  fetchFile(url: string): Promise<File | undefined>;
}

/** UTF-8 has at most three bytes for each of a string's characters. */
const MAX_TEXT_BYTES = MAX_ATTACHED_CHARACTERS * 3;

/** Drawings as SVG are texts, and read as such. */
const PICTURE = /^image\/(?!svg)/u;

/** Never throws: what can't be read is refused, with the reason. */
export async function readFile(
  file: File,
  reading: FileReading,
  takesPictures: boolean,
): Promise<ReadAttachment> {
  try {
    if (file.size > MAX_FILE_BYTES) return refused('too-large');
    if (PICTURE.test(file.type))
      return takesPictures ? await readPicture(file, reading) : refused('no-pictures');
    if (await isPdf(file)) return await readPdf(file, reading);
    return file.size > MAX_TEXT_BYTES ? refused('too-long') : await readText(file);
  } catch {
    // Chrome reads a file on demand, and refuses folders and files that were changed since they were chosen.
    return refused('unreadable');
  }
}

/** By its content: servers and systems name the type of many files wrongly or not at all. */
async function isPdf(file: File): Promise<boolean> {
  return file.type === 'application/pdf' || (await file.slice(0, 5).text()) === '%PDF-';
}

async function readPicture(file: File, { fitPicture }: FileReading): Promise<ReadAttachment> {
  const fitted = await fitPicture(file);
  if (!fitted) return refused('unreadable');
  const { image, bytes } = fitted;
  return { status: 'ready', attachment: { kind: 'picture', name: file.name, bytes }, image };
}

async function readPdf(file: File, reading: FileReading): Promise<ReadAttachment> {
  const pdf = await reading.readPdf(file, MAX_ATTACHED_CHARACTERS);
  if (pdf.status !== 'read') return refused(PDF_REFUSALS[pdf.status]);
  const text = tidyText(pdf.text);
  if (text.trim() === '') return refused('pdf-scanned');
  const cut = pdf.pages.read < pdf.pages.of && { pages: pdf.pages };
  return { status: 'ready', attachment: { kind: 'text', name: file.name, text, ...cut } };
}

const PDF_REFUSALS = { locked: 'pdf-locked', scanned: 'pdf-scanned', unreadable: 'unreadable' } as const;

async function readText(file: File): Promise<ReadAttachment> {
  const bytes = await file.arrayBuffer();
  const text = decode(bytes);
  return text === undefined || text.includes('\0') ? refused('not-text') : textAttachment(file.name, text);
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refused(reason: AttachmentRefusal): ReadAttachment {
  return { status: 'refused', reason };
}
