import type { Language } from '@assent/shared';
import { type ChosenFile, MAX_FILE_BYTES } from '../../../operations/writing/chosen-files.ts';
import { PageError } from '../../../page/page-error.ts';

/** Encodes files for messages. Throws a PageError, before anything has run, for a file that can't be sent or read. */
export async function encodeFiles(files: readonly File[], language: Language): Promise<ChosenFile[]> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_FILE_BYTES)
    throw new PageError('InvalidArgument', TOO_LARGE[language]);
  return Promise.all(files.map(file => encodeFile(file, language)));
}

async function encodeFile(file: File, language: Language): Promise<ChosenFile> {
  const { name, type } = file;
  try {
    return { name, type, data: inBase64(new Uint8Array(await file.arrayBuffer())) };
  } catch (cause) {
    // Chrome reads a file on demand, and refuses one that was changed or moved since it was chosen.
    throw new PageError('NeedsUser', UNREADABLE[language], { cause });
  }
}

/** The number of arguments of a call is limited. A multiple of three, so that each piece ends without padding. */
const PIECE = 3 * 8192;

function inBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE))));
  return pieces.join('');
}

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;

const TOO_LARGE = {
  zh: `选择的文件合计超过 ${MEGABYTES} MB，所以没有执行。请选择小一些的文件，或在网页上手动上传。`,
  en: `The chosen files have more than ${MEGABYTES} MB together, so nothing was done. Ask the person for smaller ones, or to upload them in the page by hand.`,
} as const;

const UNREADABLE = {
  zh: '选择的文件无法读取，可能已移动或修改，所以没有执行。请重新提出操作，届时可以再选一次。',
  en: 'A chosen file could not be read (it may have been moved or changed since), so nothing was done. Propose the action again, so that the person chooses once more.',
} as const;
