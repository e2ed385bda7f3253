import {
  asPossible,
  changedParts,
} from '../../../extension/entrypoints/sidepanel/conversation/compare-shown.ts';
import {
  countedBy,
  withCount,
  withParts,
} from '../../../extension/entrypoints/sidepanel/conversation/counting-name.ts';
import type { Action } from '../../../extension/operations/contract/action.ts';
import type { Preview } from '../../../extension/operations/contract/preview.ts';
import type { ShownRow } from '../../swaps/run-rows.ts';
import type { SwapPage } from '../../swaps/swap-page.ts';
import { differencesBetween } from '../differences.ts';
import type { Traits } from '../in-page/traits.ts';

export type Call = SwapPage['call'];

/** `strict`: the press is compared with the first look. `followed`: as in the panel, an open card follows its page. */
export type Mode = 'strict' | 'followed';

export interface LiveCard extends ShownRow {
  traits: Traits;
}

export class NoCard extends Error {}

export async function showCard(call: Call, named: Action): Promise<LiveCard> {
  const preview = await call<Preview>('previewAction', named, 'en');
  if (preview.status !== 'bound') throw new NoCard(JSON.stringify(preview));
  const { binding } = preview;
  const isElement = binding.kind === 'element';
  const action = isElement ? { ...named, target: { elementId: binding.elementId } } : named;
  return { action, preview, traits: await call<Traits>('traitsOf', action) };
}

export async function showAgain(call: Call, card: LiveCard): Promise<void> {
  const preview = await call<Preview>('previewAction', card.action, 'en');
  if (preview.status === 'bound') card.preview = preview;
}

/** What a look at the page changes on the card; returns what a person would be asked about again. */
export async function compareCard(call: Call, card: LiveCard, mode: Mode): Promise<string[]> {
  const looked = await call<Preview>('previewAction', card.action, 'en', true, card.preview.binding);
  const now = asPossible(card.preview, looked);
  if (now.status !== 'bound') return isOfAMoment(now) ? [] : [`gone: ${JSON.stringify(now)}`];
  const { parts } = changedParts(card.preview, now);
  if (parts.length === 0) {
    if (mode === 'followed' && now.drift) await showAgain(call, card);
    else card.preview = withParts(card.preview, now);
    return [];
  }
  if (countedBy(card.preview, now, undefined) !== undefined) {
    card.preview = withCount(card.preview, now);
    return [];
  }
  const traits = await call<Traits>('traitsOf', card.action);
  if (mode === 'followed') await showAgain(call, card);
  return [
    `${card.action.action} is shown differently: ${parts.join()}`,
    ...differencesBetween(card.traits, traits),
  ];
}

function isOfAMoment(now: Preview): boolean {
  return now.status === 'failed' && /^(Timeout|InternalError)$/.test(now.failure.type);
}
