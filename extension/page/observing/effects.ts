import type { Sureness } from '../timing/settle.ts';
import { toneOfWords } from './message-tone.ts';
import type { Changes } from './watch-changes.ts';
import type { SeenEvents } from './watch-events.ts';
import { isInHurry } from './watch-later.ts';
import type { Receipt } from './watch-receipt.ts';

/** What an action has done to a page, as far as it shows. */
export interface Effects extends Receipt, SeenEvents {
  /** The page was still at first and changed afterwards. */
  isLate: boolean;
  isValueChanged: boolean;
  isFocusMoved: boolean;
  isDrawingChanged: boolean;
  /** Style rules changed the page's looks. */
  isStyleChanged: boolean;
  /** The page was still busy at the deadline. */
  isBusy: boolean;
  changes: Changes;
  newText: string;
  /** Without any effect: what else is new on the page, once. */
  meanwhile: string;
}

export function hasEffect(effects: Effects): boolean {
  const { added, removed, moved, texts, figures, attributes } = effects.changes;
  return (
    effects.isLeaving ||
    effects.isMoved ||
    effects.isDownload ||
    (effects.isSubmitted && !effects.isSubmitTaken) ||
    effects.isPickerCalled ||
    effects.isValueChanged ||
    effects.isFocusMoved ||
    effects.isScrolled ||
    effects.isPlaying ||
    effects.isDrawingChanged ||
    effects.isStyleChanged ||
    effects.isFrameLoaded ||
    effects.objections.length + effects.opened.length + effects.said.length > 0 ||
    added.length + removed + moved + texts + attributes > 0 ||
    figures > 0
  );
}

/** What a page may show before it is sure: switches, marks, words, rows. Not what opened, or was announced. */
export function mayComeBack(effects: Effects): boolean {
  const { added, removed, moved, texts, figures, attributes, kinds } = effects.changes;
  const isElsewhere = effects.isLeaving || effects.isMoved || effects.isDownload || effects.isSubmitted;
  const told = effects.said.filter(({ tone }) => tone !== 'neutral');
  if (isElsewhere || effects.objections.length + effects.opened.length + told.length > 0) return false;
  if (added.length + removed + moved > 0) return kinds.rows;
  return effects.isValueChanged || texts + figures + attributes > 0;
}

/** How sure it is that a change stays. */
export function surenessOf({ requests, server, isValueChanged, changes }: Effects): Sureness {
  if (requests + server.sent > 0 || isInHurry()) return 'answered';
  const isView = changes.kinds.views && !changes.kinds.states && !changes.kinds.rows && !isValueChanged;
  return isView && changes.texts === 0 ? 'view' : 'unsure';
}

/** `Copied!`, or a tick, for a moment: where no server is asked, none has refused. */
export function isAcknowledgement({ newText }: Effects, { requests, server, isAsking }: Effects): boolean {
  if (requests + server.sent + server.open.length > 0 || isAsking) return false;
  return toneOfWords(newText) === 'good' || /^[✓✔✅☑]/u.test(newText);
}

export function verdictOf(effects: Effects): string {
  const said = effects.said.map(({ text }) => text);
  return JSON.stringify([hasEffect(effects), said, effects.objections, effects.opened.length]);
}
