import { MAX_FILE_BYTES } from '../conversation/attachment.ts';

const DEADLINE_MILLISECONDS = 30_000;

/** As the person's browser gets it, with their cookies there. Undefined where the site does not hand it over, or too much. */
export async function fetchFile(url: string): Promise<File | undefined> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
    const response = await fetch(url, { credentials: 'include', signal });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_FILE_BYTES)
      return undefined;
    const blob = await response.blob();
    return new File([blob], fileNameIn(url), { type: blob.type.replace(/;.*$/u, '') });
  } catch {
    return undefined;
  }
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
