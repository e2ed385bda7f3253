import { MAX_IMAGES, type RequestImage } from '@assent/shared';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { MOST_BYTES } from '../../../operations/contract/picture.ts';
import { type Call, isSettled } from './call.ts';

/**
 * The pictures that go along with the results of calls, by the call, in the panel's memory alone: no record on this device
 * has them. Those of the newest few calls stay to be looked at.
 */
export type Pictures = ReadonlyMap<string, readonly RequestImage[]>;

const MOST_CALLS = 6;

/** What became of the pictures of an outcome. `full`: there is no room beside what the call has. `lost`: they did not arrive. */
export type StoredPictures = { status: 'kept'; pictures: Pictures } | { status: 'full' } | { status: 'lost' };

/** Takes in the pictures of an outcome, which is recorded and told without them. */
export function keepPictures(pictures: Pictures, callId: string, outcome: Outcome): StoredPictures {
  const { pictures: shown = [] } = outcome;
  if (shown.length === 0) return { status: 'kept', pictures };
  const arrived = shown.flatMap(({ media_type, data }) => (data ? [{ media_type, data }] : []));
  if (arrived.length < shown.length) return { status: 'lost' };
  const all = [...(pictures.get(callId) ?? []), ...arrived];
  if (all.length > MAX_IMAGES || sizeOf(all) > MOST_CHARACTERS) return { status: 'full' };
  const others = [...pictures].filter(([id]) => id !== callId).slice(1 - MOST_CALLS);
  return { status: 'kept', pictures: new Map([...others, [callId, all]]) };
}

/** How many pictures a call's result tells of. */
export function countPictures({ state }: Pick<Call, 'state'>): number {
  if (!isSettled(state)) return 0;
  return state.rows.reduce((sum, row) => sum + (row.status === 'ended' ? countIn(row.outcome) : 0), 0);
}

function countIn({ pictures = [] }: Outcome): number {
  return pictures.length;
}

/** Base64 takes four characters for three bytes. */
const MOST_CHARACTERS = Math.ceil(MOST_BYTES / 3 + MAX_IMAGES) * 4;

function sizeOf(pictures: readonly RequestImage[]): number {
  return pictures.reduce((sum, { data }) => sum + data.length, 0);
}
