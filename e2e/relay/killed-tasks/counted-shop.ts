import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../../../relay/testing/start-scripted-server.ts';
import type { Random } from '../../page/random-numbers.ts';

/** What can be ordered: each but the last by a form, the last by a script of the page. */
export const ITEMS = ['apple', 'bread', 'chalk', 'drum'] as const;
export type Item = (typeof ITEMS)[number];

const SCRIPTED: Item = 'drum';

/** An order as the shop received it. */
export type Order = { item: Item; note: string };

/** A shop with a counter for each errand, at `/NUMBER/`. It counts what it receives. */
export type CountedShop = {
  /** As `127.0.0.1:PORT`. */
  host: string;
  counterOf(errand: number): string;
  ordersOf(errand: number): readonly Order[];
  stop(): Promise<void>;
};

/** Milliseconds until an order is answered, at most: it counts before. */
const ANSWERING = 400;

export async function startCountedShop(random: Random): Promise<CountedShop> {
  const orders = new Map<number, Order[]>();
  const ordersOf = (errand: number): readonly Order[] => orders.get(errand) ?? [];
  const site = await startSite(async (request, response) => {
    const [, place = '', item] = /^\/(\d+)\/(\w*)/.exec(request.url ?? '') ?? [];
    const errand = Number(place);
    const ordered = ITEMS.find(known => known === item);
    if (ordered && request.method === 'POST') {
      const form = new URLSearchParams(await text(request));
      orders.set(errand, [...ordersOf(errand), { item: ordered, note: form.get('note') ?? '' }]);
      await wait(random.below(ANSWERING));
      response.writeHead(303, { location: `/${errand}/` }).end();
      return;
    }
    const isPage = place !== '' && item === '';
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? counterPage(errand, ordersOf(errand)) : '');
  });
  return {
    host: `127.0.0.1:${site.port}`,
    counterOf: errand => `${site.url}/${errand}/`,
    ordersOf,
    stop: site.stop,
  };
}

function counterPage(errand: number, orders: readonly Order[]): string {
  const received = orders.map(({ item }) => item).join(' ');
  return `<!doctype html><html lang="en"><title>Counter ${errand}</title><h1>Counter ${errand}</h1>
<p>Received: ${received}.</p>${ITEMS.map(item => (item === SCRIPTED ? scripted(errand, item) : form(errand, item))).join('\n')}</html>`;
}

function form(errand: number, item: Item): string {
  return `<form method="post" action="/${errand}/${item}"><label>Note for ${item} <input name="note"></label> <button>Order ${item}</button></form>`;
}

function scripted(errand: number, item: Item): string {
  return `<button onclick="fetch('/${errand}/${item}', { method: 'POST' }).then(() => { this.nextElementSibling.textContent = 'Sent' })">Order ${item}</button> <span></span>`;
}
