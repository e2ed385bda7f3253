import type { Effects } from './effects.ts';
import type { LateChange } from './late-change-schema.ts';
import type { Tone } from './message-tone.ts';
import type { ChangesWatch } from './watch-changes.ts';
import type { Receipt } from './watch-receipt.ts';

type Said = Pick<Receipt, 'said' | 'objections' | 'isSending' | 'server'>;

type Places = Pick<ChangesWatch, 'isNear' | 'goesOn' | 'isOwn'>;

/** What the page has said since a result was reported: objections and failures, and the answer that was still to come. */
export function lateSaying(
  reported: Said,
  now: Said,
  { isNear, goesOn }: Places,
  isBack = false,
): LateChange | undefined {
  const isAwaited = reported.isSending || reported.server.isTakenUp === true;
  const known = [...reported.objections, ...reported.said.map(({ text }) => text)];
  const isNew = (text: string) => !known.some(other => other.includes(text));
  // Much is said on a page meanwhile that is about something else.
  const said = now.said
    .filter(({ text }) => isNew(text))
    .filter(({ at, isPlain }) => isNear(at) || (!goesOn(at) && (isAwaited || isBack || isPlain !== true)));
  const textsIn = (wanted: Tone) => said.filter(({ tone }) => tone === wanted).map(({ text }) => text);
  const bad = new Set([...now.objections.filter(isNew), ...textsIn('bad')]);
  if (bad.size > 0) return { kind: 'said', text: [...bad].join('; '), tone: 'bad' };
  if (!isAwaited) return undefined;
  const good = textsIn('good');
  if (good.length > 0) return { kind: 'said', text: good.join('; '), tone: 'good' };
  const { failure } = now.server;
  return failure === undefined ? undefined : { kind: 'refused', text: String(failure), tone: 'bad' };
}

/** What became of it after the result was reported. */
export function lateChange(reported: Effects, now: Effects, places: Places): LateChange | undefined {
  const isBack = isAtStake(reported, places) && !isStanding(now);
  const said = lateSaying(reported, now, places, isBack);
  return said ?? (isBack ? { kind: 'back', text: '', tone: 'bad' } : undefined);
}

/** What only acknowledges a press goes by itself. */
function isAtStake(effects: Effects, { isOwn }: Places): boolean {
  const { added, removed, moved, kinds } = effects.changes;
  // Entries that came a while after the action may go as they came.
  const isOfOthers = kinds.rows && removed + moved === 0 && !added.some(isOwn);
  const isAcknowledged = effects.said.some(({ tone }) => tone === 'good') || effects.isSubmitted;
  return !isAcknowledged && !effects.isMoved && !isOfOthers && isStanding(effects);
}

/** A change that means something as long as it stands. */
function isStanding({ changes, isValueChanged }: Effects): boolean {
  return changes.kinds.rows || changes.kinds.states || isValueChanged;
}
