import { parseJson } from '../json/parse-json.ts';
import { estimateTurn, mostTokens } from './estimate-tokens.ts';
import { type ResultTurn, reportsFailure, type Turn } from './turn.ts';

/** Characters of an older result that are kept. */
const KEPT = 400;

const NOTE_LENGTH = 200;

/** Cuts to this part of the limit, so that the next requests share a prefix and hit the provider's cache. */
const AFTER_CUT = 0.5;

const LEFT_OUT = '[Earlier parts of this conversation were left out to save room.]';

/**
 * The conversation within `limit` tokens, by {@link estimateTurn}: old results are shortened first, beginning with the oldest,
 * then the oldest turns are dropped. A call keeps its result; the newest message of the user and the newest turn stay. The
 * cut depends only on the conversation, and stays the same while it grows.
 */
export function fitTurns(turns: readonly Turn[], limit: number): readonly Turn[] {
  if (mostTokens(turns) <= limit) return turns;
  const fitting = new Fitting(limit);
  for (const turn of turns) fitting.add(turn);
  return fitting.turns();
}

type Slot = { turn: Turn; tokens: number };

/** Replays the conversation, and cuts wherever a request would have been too long. */
class Fitting {
  #limit: number;
  #slots: Slot[] = [];
  #size = 0;
  #leftOut = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(turn: Turn): void {
    const slot = { turn, tokens: estimateTurn(turn) };
    this.#slots.push(slot);
    this.#size += slot.tokens;
    if (turn.role === 'assistant' || this.#size <= this.#limit) return;
    this.#shortenOldResults();
    if (this.#size > this.#limit) this.#leaveOutOldest();
  }

  turns(): readonly Turn[] {
    if (this.#size > this.#limit) this.#shortenNewest();
    const [first, ...others] = this.#slots.map(slot => slot.turn);
    if (!this.#leftOut || first?.role !== 'user') return this.#slots.map(slot => slot.turn);
    return [{ ...first, text: `${LEFT_OUT}\n\n${first.text}` }, ...others];
  }

  #shortenOldResults(): void {
    for (const slot of this.#slots.slice(0, -1)) {
      if (this.#size <= this.#limit * AFTER_CUT) return;
      if (slot.turn.role === 'result') this.#replace(slot, shortenOldResult(slot.turn));
    }
  }

  /** The newest result alone exceeds the limit. */
  #shortenNewest(): void {
    const slot = this.#slots.at(-1);
    if (slot?.turn.role !== 'result') return;
    const others = this.#size - slot.tokens;
    const part = Math.max(0, this.#limit - others) / slot.tokens;
    this.#replace(slot, shortenOldResult(slot.turn, Math.floor(slot.turn.content.length * part * 0.45)));
  }

  #replace(slot: Slot, turn: ResultTurn): void {
    if (turn === slot.turn) return;
    const tokens = estimateTurn(turn);
    if (tokens >= slot.tokens) return;
    this.#size += tokens - slot.tokens;
    slot.turn = turn;
    slot.tokens = tokens;
  }

  #leaveOutOldest(): void {
    const newestUser = this.#slots.findLastIndex(slot => slot.turn.role === 'user');
    let cut = 0;
    while (this.#size > this.#limit * AFTER_CUT) {
      const end = this.#unitEnd(cut === newestUser ? cut + 1 : cut);
      if (end >= this.#slots.length) break;
      cut = this.#forget(cut === newestUser ? cut + 1 : cut, end);
    }
    // Models refuse a history that begins with a result or an answer.
    while (cut < newestUser && this.#slots[cut]?.turn.role !== 'user') cut = this.#forget(cut, cut + 1);
    const message = cut > newestUser ? this.#slots.slice(newestUser, newestUser + 1) : [];
    this.#slots = [...message, ...this.#slots.slice(cut)];
    this.#leftOut ||= cut > 0;
  }

  /** A call and its result belong together. */
  #unitEnd(start: number): number {
    const turn = this.#slots[start]?.turn;
    return start + (turn?.role === 'assistant' && turn.call ? 2 : 1);
  }

  #forget(start: number, end: number): number {
    for (const slot of this.#slots.slice(start, end)) this.#size -= slot.tokens;
    return end;
  }
}

/** The beginning of a result, as JSON that says so; the same turn when that would save nothing. */
function shortenOldResult(turn: ResultTurn, kept: number = KEPT): ResultTurn {
  const { content } = turn;
  if (content.length <= 2 * kept + NOTE_LENGTH) return turn;
  const shortened = {
    ...(parseJson(content) !== undefined && { success: !reportsFailure(content) }),
    shortened: `Only the beginning of this result is kept, ${kept} of ${content.length} characters. Ask for it again if you need the rest.`,
    beginning: content.slice(0, kept).toWellFormed(),
  };
  return { ...turn, content: JSON.stringify(shortened) };
}
