import { cleanText } from '../../../page/dom/clean-text.ts';

const MAX_NAME = 120;

type Answer = Pick<chrome.webRequest.OnHeadersReceivedDetails, 'url' | 'responseHeaders'>;

/** The name of a file that a server sends: by the header, whose extended form comes first (RFC 6266, 4.3), or by the last part of the address. */
export function fileNameOf({ url, responseHeaders = [] }: Answer): string {
  const header =
    responseHeaders.find(({ name }) => name.toLowerCase() === 'content-disposition')?.value ?? '';
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/iu.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/iu.exec(header);
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  return cleanText(decoded(extended) || plain?.[1] || plain?.[2] || decoded(last), MAX_NAME);
}

function decoded(part: string | undefined): string {
  if (part === undefined) return '';
  // A lone percent sign is no code.
  return /%(?![0-9a-f]{2})/iu.test(part) ? part : decodeBytes(part);
}

/** Bytes that are no UTF-8 become replacement characters instead of an error. */
function decodeBytes(part: string): string {
  return new URLSearchParams(`n=${part.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('n') ?? '';
}
