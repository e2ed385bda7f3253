import { MAX_IMAGES, type RequestImage } from '@assent/shared';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { MAX_BYTES } from '../../../operations/contract/picture.ts';
import { type Call, isSettled } from './call.ts';

/**
 * The pictures in the results of calls, by call, and those attached to messages, by message. Only in memory: nothing on this
 * device stores them. Those of the newest few stay for viewing.
 */
export type Pictures = ReadonlyMap<string, readonly RequestImage[]>;

const MAX_KEPT = 6;

/** `full`: the call has no room for them. `lost`: they did not arrive. */
export type StoredPictures = { status: 'kept'; pictures: Pictures } | { status: 'full' } | { status: 'lost' };

/** Takes in the pictures of an outcome, which is stored and sent without them. */
export function keepPictures(pictures: Pictures, callId: string, outcome: Outcome): StoredPictures {
  const { pictures: shown = [] } = outcome;
  if (shown.length === 0) return { status: 'kept', pictures };
  const arrived = shown.flatMap(({ media_type, data }) => (data ? [{ media_type, data }] : []));
  if (arrived.length < shown.length) return { status: 'lost' };
  const all = [...(pictures.get(callId) ?? []), ...arrived];
  if (all.length > MAX_IMAGES || sizeOf(all) > MAX_CHARACTERS) return { status: 'full' };
  return { status: 'kept', pictures: withPictures(pictures, callId, all) };
}

/** `id`: of a call or a message. */
export function withPictures(pictures: Pictures, id: string, own: readonly RequestImage[]): Pictures {
  if (own.length === 0) return pictures;
  const others = [...pictures].filter(([other]) => other !== id).slice(1 - MAX_KEPT);
  return new Map([...others, [id, own]]);
}

export function countPictures({ state }: Pick<Call, 'state'>): number {
  if (!isSettled(state)) return 0;
  return state.rows.reduce((sum, row) => sum + (row.status === 'ended' ? countIn(row.outcome) : 0), 0);
}

function countIn({ pictures = [] }: Outcome): number {
  return pictures.length;
}

/** Base64 takes four characters for three bytes. */
const MAX_CHARACTERS = Math.ceil(MAX_BYTES / 3 + MAX_IMAGES) * 4;

function sizeOf(pictures: readonly RequestImage[]): number {
  return pictures.reduce((sum, { data }) => sum + data.length, 0);
}
