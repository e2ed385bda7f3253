import { MAX_FILE_BYTES } from '../conversation/attachment.ts';

const DEADLINE_MILLISECONDS = 30_000;

/** As the person's browser gets it, with their cookies there. Undefined where the site does not hand it over, or too much. */
export async function fetchFile(url: string): Promise<File | undefined> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
    const response = await fetch(url, { credentials: 'include', signal });
    const parts = response.ok && response.body ? await readParts(response.body) : undefined;
    const type = response.headers.get('content-type')?.replace(/;.*$/u, '').trim();
    return parts && new File(parts, fileNameIn(url), { type: type ?? '' });
  } catch {
    return undefined;
  }
}

/** Undefined, and the rest is not loaded, beyond what a file may have. A site need not say how much it sends. */
async function readParts(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<BlobPart[] | undefined> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > MAX_FILE_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(read.value);
  }
  return parts;
}

export function fileNameIn(url: string): string {
  const { pathname = '', host = '' } = URL.parse(url) ?? {};
  const last = pathname.split('/').findLast(part => part !== '') ?? host;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
