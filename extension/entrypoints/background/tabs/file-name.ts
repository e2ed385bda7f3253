import { cleanText } from '../../../page/dom/clean-text.ts';
import { percentDecoded } from '../../../page/dom/percent-decoded.ts';

const MAX_NAME = 120;

type Answer = Pick<chrome.webRequest.OnHeadersReceivedDetails, 'url' | 'responseHeaders'>;

/** The name of a file that a server sends: by the header, whose extended form comes first (RFC 6266, 4.3), or by the last part of the address. */
export function fileNameOf({ url, responseHeaders = [] }: Answer): string {
  const header =
    responseHeaders.find(({ name }) => name.toLowerCase() === 'content-disposition')?.value ?? '';
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/iu.exec(header)?.[1] ?? '';
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/iu.exec(header);
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  return cleanText(percentDecoded(extended) || plain?.[1] || plain?.[2] || percentDecoded(last), MAX_NAME);
}
