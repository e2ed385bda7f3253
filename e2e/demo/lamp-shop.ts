import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startSite } from '../../relay/testing/start-scripted-server.ts';

/** A small shop: `/` lists the lamps, each has a page with a form, and `/order` takes an order. */
export type LampShop = {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** The names of the lamps that were ordered. */
  orders: readonly string[];
  close(): Promise<void>;
};

const LAMPS = [
  { path: '/lamps/quay', name: 'Quay', price: '€ 84.00', about: 'A floor lamp of brass, 150 cm high.' },
  { path: '/lamps/mole', name: 'Mole', price: '€ 31.50', about: 'A reading lamp with a clip.' },
  { path: '/lamps/buoy', name: 'Buoy', price: '€ 47.25', about: 'A table lamp of red glass.' },
] as const;

export async function startLampShop(): Promise<LampShop> {
  const orders: string[] = [];
  const site = await startSite(async (request, response) => {
    const page = request.method === 'POST' ? await takeOrder(request, orders) : pageAt(request.url);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? shown('Not found', '<p>The shop has no such page.</p>'));
  });
  return { url: site.url, orders, close: site.stop };
}

function pageAt(path: string | undefined): string | undefined {
  const lamp = LAMPS.find(known => known.path === path);
  if (lamp)
    return shown(
      lamp.name,
      `<p>${lamp.about}</p><p>Price: ${lamp.price}</p>
      <form method="post" action="/order">
        <input type="hidden" name="lamp" value="${lamp.name}">
        <label>Quantity <input name="quantity" type="number" value="1" min="1"></label>
        <button>Order</button>
      </form>`,
    );
  const links = LAMPS.map(({ path: to, name }) => `<li><a href="${to}">${name}</a></li>`);
  return path === '/' ? shown('Lamps', `<ul>${links.join('')}</ul>`) : undefined;
}

async function takeOrder(request: IncomingMessage, orders: string[]): Promise<string | undefined> {
  const form = new URLSearchParams(await text(request));
  const lamp = LAMPS.find(({ name }) => name === form.get('lamp'));
  if (request.url !== '/order' || !lamp) return undefined;
  orders.push(lamp.name);
  return shown(
    'Thank you',
    `<p>Your order ${1000 + orders.length} of the lamp ${lamp.name} was received.</p>`,
  );
}

function shown(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title} – Harbour Lamps</title><main><h1>${title}</h1>${body}</main></html>`;
}
