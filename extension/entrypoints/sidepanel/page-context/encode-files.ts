import { message } from '../../../messages/message.ts';
import { type ChosenFile, MAX_FILE_BYTES } from '../../../operations/writing/chosen-files.ts';
import { PageError } from '../../../page/page-error.ts';

/** Encodes files for messages. Throws a PageError, before anything has run, for a file that can't be sent or read. */
export async function encodeFiles(files: readonly File[]): Promise<ChosenFile[]> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_FILE_BYTES)
    throw new PageError(
      'InvalidArgument',
      message('upload.tooLarge', { megabytes: MAX_FILE_BYTES / 1024 / 1024 }),
    );
  return Promise.all(files.map(encodeFile));
}

async function encodeFile(file: File): Promise<ChosenFile> {
  const { name, type } = file;
  try {
    return { name, type, data: inBase64(new Uint8Array(await file.arrayBuffer())) };
  } catch (cause) {
    // Chrome reads a file on demand, and refuses one that was changed or moved since it was chosen.
    throw new PageError('NeedsUser', message('upload.unreadable'), { cause });
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
