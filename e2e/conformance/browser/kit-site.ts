import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';

/** Never in an answer. */
export const SECRET = 'kit-Pa55word-canary';

/** What a page of the kit reports of itself, past the backend: how often each thing really happened. */
export type Effects = Record<'save' | 'wrong' | 'erase', number>;

export type KitSite = {
  /** As the browser of the backend reaches it. */
  url: string;
  effects: Effects;
  /** An address inside, which a browser must not reach, and how often it was. */
  inside: { url: string; connections: number };
  stop(): Promise<void>;
};

const MAIN = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kit shop</title><h1>Orders</h1>
<form><label>Email <input name="email"></label>
<label>Password <input type="password" value="${SECRET}"></label></form>
<button onclick="report('save', () => add('p', 'Saved.'))">Save</button>
<div id="place"><button>Order</button></div>
<button onclick="swap()">Clear</button>
<p><button id="file" onclick="report(this.textContent === 'Archive' ? 'save' : 'erase', () => 0)">Archive</button>
<button onclick="relabel()">Relabel</button></p>
<p>Nothing happens here: <button>Idle</button></p>
<div id="host"></div>
<iframe src="/frame" width="300" height="100"></iframe>
<script>
const add = (tag, text, to = document.body) => to.append(Object.assign(document.createElement(tag), { textContent: text }));
const report = (what, then) => fetch('/effect/' + what, { method: 'POST' }).then(then);
const swap = () => {
  document.querySelector('#place').innerHTML = '<button onclick="report(\\'wrong\\', () => 0)">Delete everything</button>';
};
const relabel = () => {
  const file = document.querySelector('#file');
  add('button', file.textContent);
  file.textContent = 'Erase';
};
document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<button>In the shadow</button>';
</script></html>`;

const PAGES: Readonly<Record<string, string>> = {
  '/': MAIN,
  '/frame': '<!doctype html><title>Frame</title><label>Coupon <input></label>',
  '/hang': '<!doctype html><title>Hang</title><button onclick="for (;;);">Hang</button>',
};

/** The pages of the kit, and a server beside them that no browser may reach. */
export async function serveKitSite(host: string, port: number): Promise<KitSite> {
  const effects: Effects = { save: 0, wrong: 0, erase: 0 };
  const inside = { url: '', connections: 0 };
  const site = createServer(({ url = '/' }, response) => {
    const [, what] = /^\/effect\/(save|wrong|erase)$/u.exec(url) ?? [];
    if (what === 'save' || what === 'wrong' || what === 'erase') effects[what] += 1;
    const page = what === undefined ? PAGES[url] : '';
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'Not found');
  });
  const trap = createTcpServer(socket => {
    inside.connections += 1;
    socket.destroy();
  });
  inside.url = `http://127.0.0.1:${await listen(trap, '127.0.0.1', 0)}/`;
  const isLocal = host === '127.0.0.1';
  const bound = await listen(site, isLocal ? host : '0.0.0.0', port);
  return {
    ...{ url: `http://${host}:${bound}`, effects, inside },
    async stop() {
      site.closeAllConnections();
      await Promise.all([site, trap].map(server => once(server.close(), 'close')));
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server of the kit has no port.');
  return address.port;
}
