import * as z from 'zod';
import { type ReceivedRequest, receivedCalls } from '../../relay/testing/received-request.ts';
import { propose, type ScriptedReply, say } from '../../relay/testing/scripted-reply.ts';

const textsSchema = z.object({ value: z.string() });
const openedSchema = z.object({ page: z.object({ url: z.string(), snapshot: z.string() }) });
const linksSchema = z.object({ links: z.array(z.object({ href: z.string() })) });

type Lamp = { url: string; name: string; price: number; quote: string };

/** What the task has seen so far, from the results in its conversation. */
type Seen = {
  links: readonly string[] | undefined;
  lamps: readonly Lamp[];
  /** The page of the newest `browser_open`. */
  opened: { url: string; snapshot: string } | undefined;
  /** Whether the order was sent; undefined before it was tried. */
  isOrdered: boolean | undefined;
  receipt: string | undefined;
  /** Why it can't go on. */
  problem: string | undefined;
};

/**
 * A model by fixed rules: it reads the lamps of a shop, orders the cheapest and answers with JSON. Each reply follows from the
 * results alone, so a task that another relay goes on with gets the same ones.
 */
export function lampBuyer(shop: string): (request: ReceivedRequest) => ScriptedReply {
  return request => {
    const reply = nextStep(shop, seenBy(request));
    return reply.kind === 'answer' ? { ...reply, usage: usageOf(request, reply) } : reply;
  };
}

function nextStep(shop: string, { links, lamps, opened, isOrdered, receipt, problem }: Seen): ScriptedReply {
  if (problem !== undefined) return giveUp(problem);
  if (!opened) return propose('browser_open', { url: shop }, 'I open the shop.');
  if (!links) return propose('browser_extract', { what: 'links' }, 'I look for the pages of its lamps.');
  const unread = links.find(link => lamps.every(({ url }) => url !== link));
  if (unread === opened.url) return propose('browser_extract', { what: 'text' }, 'I read the price.');
  if (unread !== undefined) return propose('browser_open', { url: unread }, 'I open the page of a lamp.');
  const [cheapest] = lamps.toSorted((one, other) => one.price - other.price);
  if (!cheapest) return giveUp('The shop has no lamps.');
  if (isOrdered === undefined && opened.url !== cheapest.url)
    return propose('browser_open', { url: cheapest.url }, 'I go back to the cheapest lamp.');
  if (isOrdered === undefined) return clickOrder(opened.snapshot);
  if (isOrdered && receipt === undefined)
    return propose('browser_extract', { what: 'text' }, 'I read the receipt.');
  return say(JSON.stringify(answerOf(shop, lamps, receipt)));
}

function seenBy(request: ReceivedRequest): Seen {
  let seen: Seen = {
    ...{ links: undefined, lamps: [], opened: undefined },
    ...{ isOrdered: undefined, receipt: undefined, problem: undefined },
  };
  for (const { name, result, failed } of receivedCalls(request)) {
    if (name === 'browser_click') {
      seen = { ...seen, isOrdered: !failed };
      continue;
    }
    if (failed) return { ...seen, problem: `${name} failed: ${result}` };
    const read: unknown = JSON.parse(result);
    const links = linksSchema.safeParse(read).data?.links.map(({ href }) => href);
    const opened = openedSchema.safeParse(read).data?.page;
    const text = textsSchema.safeParse(read).data?.value;
    if (links) seen = { ...seen, links };
    if (opened) seen = { ...seen, opened };
    if (text !== undefined && seen.isOrdered) seen = { ...seen, receipt: text };
    else if (text !== undefined && seen.opened)
      seen = { ...seen, lamps: [...seen.lamps, lampIn(text, seen.opened.url)] };
  }
  return seen;
}

function lampIn(text: string, url: string): Lamp {
  const [name = ''] = text.split('\n');
  const [quote = '', price] = /Price: € ([\d.]+)/.exec(text) ?? [];
  return { url, name, price: Number(price), quote };
}

function clickOrder(snapshot: string): ScriptedReply {
  const [, ref] = /button "Order".*\[ref=(\w+)\]/.exec(snapshot) ?? [];
  if (ref === undefined) return giveUp('The page of the lamp has no button "Order".');
  return propose('browser_click', { ref }, 'This lamp costs the least, so I order it.');
}

function giveUp(reason: string): ScriptedReply {
  return say(JSON.stringify({ data: null, reason }));
}

function answerOf(shop: string, lamps: readonly Lamp[], receipt = ''): object {
  const [quote, number, lamp] = /Your order (\d+) of the lamp (\w+)/.exec(receipt) ?? [];
  const prices = lamps.map(({ url, quote: words }, index) => ({
    ...{ path: `/lamps/${index}/price`, url, quote: words },
  }));
  return {
    data: {
      lamps: lamps.map(({ name, price }) => ({ name, price, currency: 'EUR' })),
      order: quote === undefined ? null : { number: Number(number), lamp },
    },
    sources: [...prices, ...(quote === undefined ? [] : [{ path: '/order', url: `${shop}order`, quote }])],
  };
}

/** As a model would count them, at four characters a token. */
function usageOf(
  request: ReceivedRequest,
  reply: ScriptedReply,
): { input_tokens: number; output_tokens: number } {
  const tokens = (said: unknown): number => Math.ceil(JSON.stringify(said).length / 4);
  return { input_tokens: tokens(request), output_tokens: tokens(reply) };
}
