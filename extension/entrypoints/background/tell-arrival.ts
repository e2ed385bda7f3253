import type { Language } from '@assent/shared';
import type { Outcome } from '../../operations/outcome.ts';
import type { Told } from '../../page/told-error.ts';
import { isNeverRead } from './never-read.ts';
import { placeToTell } from './place-to-tell.ts';
import { tellBlock } from './tell-block.ts';
import { whenTabLoaded } from './when-tab-loaded.ts';
import { words } from './words.ts';

/** What came of an action after which its document was left, with where the tab is now, as far as that may be told. */
export async function tellArrival(tabId: number, outcome: Outcome, language: Language): Promise<Outcome> {
  const place = await placeToTell(await whenTabLoaded(tabId, language), language);
  const isKnown = place !== undefined && place.url !== '';
  // What the page said that it leaves for, as in a frame, or where the browser does not tell.
  const isMeant = outcome.url !== undefined && (await isNeverRead(outcome.url));
  if (!place || (isMeant && !isKnown)) return left(words.ledToNeverRead[language]);
  const arrived = isMeant ? left({ message: words.navigated[language] }) : outcome;
  return tellBlock(tabId, isKnown ? { ...arrived, url: place.url } : arrived, language);
}

/** Nothing of what the page said, which may name where it leads. */
function left(told: Told): Outcome {
  return { success: true, effect: 'navigated', ...told };
}
