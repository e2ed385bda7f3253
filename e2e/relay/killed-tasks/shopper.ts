import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { promptText, type ReceivedRequest, receivedCalls } from '../../../relay/testing/received-request.ts';
import type { ScriptedReply } from '../../../relay/testing/scripted-reply.ts';
import type { Random } from '../../page/random-numbers.ts';
import { ITEMS, type Item } from './counted-shop.ts';

const openedSchema = z.object({ page: z.object({ snapshot: z.string() }) });

type Seen = {
  /** The outline of the counter, as it was opened last; undefined where it has to be opened. */
  counter: string | undefined;
  opened: number;
  /** Of all fields, however it went. */
  fills: number;
  isFilled: boolean;
  isRefused: boolean;
};

/** Milliseconds in which the model answers, at most. */
const ANSWERING = 300;

/** Fewer than the answers that a task may have: each relay that takes it up has to look again. */
const MOST_LOOKS = 150;

/** Before a call that orders: by this, the events of a task say what each of its calls was for. */
export const ORDERING = /^Now I order: (\w+)\.$/;

export function errandOf(request: ReceivedRequest): number {
  return Number(/Begin with:\n- \S+\/(\d+)\//.exec(promptText(request))?.[1]);
}

/**
 * A model by fixed rules: it orders one of each at its counter, and answers. After each order, and whenever it is unknown what came of
 * one, it looks at what the shop has received before it goes on.
 */
export function shopper(
  counterOf: (errand: number) => string,
  random: Random,
): (request: ReceivedRequest) => ScriptedReply {
  return request => {
    const errand = errandOf(request);
    const seen = seenBy(request);
    const reply = nextStep(errand, counterOf(errand), seen);
    const usage = { input_tokens: 500 + random.below(8_000), output_tokens: 50 + random.below(600) };
    return reply.kind === 'answer' ? { ...reply, usage, hold: wait(random.below(ANSWERING)) } : reply;
  };
}

function nextStep(
  errand: number,
  counter: string,
  { counter: page, opened, fills, isFilled, isRefused }: Seen,
): ScriptedReply {
  // With another address each time: the same again and again is a loop.
  const url = `${counter}?look=${opened + 1}`;
  if (opened > MOST_LOOKS || isRefused) return answer({ data: { ordered: false } });
  if (page === undefined) return call('browser_open', { url }, 'Now I look at the counter.');
  const received: readonly string[] = /Received: ([\w ]*)\./.exec(page)?.[1]?.split(' ') ?? [];
  const missing = ITEMS.find(item => !received.includes(item));
  if (!missing) return answer({ data: { received } });
  const field = refOf(page, 'textbox', `Note for ${missing}`);
  if (field && !isFilled)
    return call('browser_fill', { ref: field, value: noteOf(errand, fills) }, 'Now I write a note for it.');
  const button = refOf(page, 'button', `Order ${missing}`);
  return call('browser_click', { ref: button }, orderingOf(missing));
}

function orderingOf(item: Item): string {
  return `Now I order: ${item}.`;
}

/** Another one for each fill, so that what the shop receives shows which of them ran. */
function noteOf(errand: number, fills: number): string {
  return `note ${errand}-${fills + 1}`;
}

function seenBy(request: ReceivedRequest): Seen {
  const seen: Seen = { counter: undefined, opened: 0, fills: 0, isFilled: false, isRefused: false };
  for (const { name, result, failed } of receivedCalls(request)) {
    const isInterrupted = failed && result.includes('It is unknown whether');
    if (name === 'browser_open') {
      seen.opened += 1;
      seen.counter = failed ? undefined : openedSchema.safeParse(JSON.parse(result)).data?.page.snapshot;
      seen.isFilled = false;
    } else if (name === 'browser_fill' && !isInterrupted) {
      seen.isFilled = true;
    } else seen.counter = undefined;
    if (name === 'browser_fill') seen.fills += 1;
    if (name === 'browser_click' && result.includes('may not do it')) seen.isRefused = true;
  }
  return seen;
}

function refOf(page: string, role: string, name: string): string | undefined {
  return new RegExp(`${role} "${name}".*\\[ref=(\\w+)\\]`).exec(page)?.[1];
}

function call(name: string, input: Record<string, unknown>, text: string): ScriptedReply {
  return { kind: 'answer', text, calls: [{ name, input }] };
}

function answer(said: object): ScriptedReply {
  return { kind: 'answer', text: JSON.stringify(said) };
}
