import { cleanText } from '../dom/clean-text.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { titleOf } from '../dom/native-dom.ts';
import type { Place } from '../place.ts';
import { MAX_SHOWN_ADDRESS } from '../place.ts';
import { fieldsOf, heldBy, maskSecretsIn } from '../secrets/mask-secrets.ts';

/** This document's title and address, or another address from it, without secrets, as in a reading. */
export function reportPlace(address: string | null): Place {
  const shown = [cleanText(address ?? location.href, MAX_SHOWN_ADDRESS), cleanText(titleOf(document))];
  const [url = '', title = ''] = maskSecretsIn(shown, heldBy(fieldsOf(rootsOf(document))));
  return { url, title };
}
