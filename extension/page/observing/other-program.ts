import { linkOf } from '../dom/destination.ts';

/** What a browser opens, shows or runs itself. */
const OF_BROWSERS =
  /^(https?|ftp|file|blob|data|about|javascript|filesystem|view-source|chrome|chrome-extension):$/u;

/** The scheme of a link that the system's own program is asked to open, as for mail or a call: `mailto:`. */
export function otherProgramOf(element: Element): string | undefined {
  const protocol = linkOf(element)?.protocol;
  return protocol === undefined || OF_BROWSERS.test(protocol) ? undefined : protocol;
}
