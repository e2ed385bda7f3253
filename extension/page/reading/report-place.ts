import { cleanText } from '../dom/clean-text.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { titleOf } from '../dom/native-dom.ts';
import type { Place } from '../place.ts';
import { MAX_SHOWN_ADDRESS } from '../place.ts';
import { fieldsOf, heldBy, maskSecretsIn } from '../secrets/mask-secrets.ts';

/** This document's title and address, or another address from it, without secrets, as in a reading. */
export function reportPlace(address: string | null): Place {
  const [url = '', title = ''] = maskSecretsIn(placeTexts(address), heldBy(fieldsOf(rootsOf(document))));
  return { url, title };
}

/** Not yet without secrets. */
export function placeTexts(address: string | null = null): [url: string, title: string] {
  return [cleanText(address ?? location.href, MAX_SHOWN_ADDRESS), cleanText(titleOf(document))];
}
