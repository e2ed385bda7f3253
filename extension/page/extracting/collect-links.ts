import * as z from 'zod/mini';
import { cleanText } from '../dom/clean-text.ts';
import { composedDescendants } from '../dom/composed-tree.ts';
import { isAnyLink, linkOf } from '../dom/destination.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { elementIds } from '../identity/element-ids.ts';
import { elementName } from '../naming/element-name.ts';
import { MAX_SHOWN_ADDRESS } from '../place.ts';
import { maskAddress } from '../secrets/mask-address.ts';
import { isLegible } from '../visibility/painted-content.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';

export const pageLinkSchema = z.object({
  text: z.string(),
  /** Absolute: http, https, mailto or tel. */
  href: z.string(),
  title: z.string(),
  /** Of a link whose address is masked in part: it can still be clicked. */
  id: z.optional(z.string()),
});

/** The visible links in an element, itself included, in reading order; each address once. */
export function collectLinks(root: Element, visibility: Visibility): PageLink[] {
  const byAddress = new Map<string, PageLink>();
  const note = (element: Element) => {
    const href = isAnyLink(element) ? addressOf(element) : undefined;
    if (href === undefined || !seenRect(element, visibility)) return;
    const known = byAddress.get(href);
    // A picture and a headline often share an address, and only one has a text.
    if (known && known.text !== '') return;
    const text = textOfLink(element, visibility);
    if (text === undefined) return;
    const title = cleanText(attributeOf(element, 'title') ?? '');
    const id = maskAddress(href) === href ? {} : { id: elementIds.idOf(element) };
    byAddress.set(href, { text, href, title: title || (known?.title ?? ''), ...id });
  };
  for (const element of [root, ...composedDescendants(root)]) note(element);
  return [...byAddress.values()];
}

const LEADING_SOMEWHERE = /^(https?|mailto|tel):$/u;

/** Undefined without a usable address. Credentials in an address are removed. */
function addressOf(link: Element): string | undefined {
  const address = linkOf(link);
  if (!address || !LEADING_SOMEWHERE.test(address.protocol)) return undefined;
  if (address.href === `${location.href.replace(/#.*/u, '')}#`) return undefined;
  address.username = '';
  address.password = '';
  // A longer address helps nobody, and cut off it would lead elsewhere.
  return address.href.length > MAX_SHOWN_ADDRESS ? undefined : address.href;
}

/** Undefined where the text is unreadable, for example in the colour of its background. */
function textOfLink(link: Element, visibility: Visibility): string | undefined {
  const shown = cleanText(visibleText(link, visibility, 200));
  if (shown !== '') return shown;
  return isLegible(link) ? elementName(link, visibility) : undefined;
}

export type PageLink = z.infer<typeof pageLinkSchema>;
