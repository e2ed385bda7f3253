import { execFileSync, spawn } from 'node:child_process';
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LaunchedChromium, launchChromium } from '../../relay/src/browser/chromium/launch-chromium.ts';
import type { Reach, ResolveHost } from '../../relay/src/tools/web/check-url.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';

/**
 * Each way of a page to reach a server, given the server as `host:port` and the name of the way. What it returns settles when
 * the way came to its end; those that say nothing return nothing.
 */
const WAYS = `
  const append = (tag, more, parent = document.body) => {
    const element = Object.assign(document.createElement(tag), more);
    return new Promise(done => {
      element.onload = element.onerror = element.onloadedmetadata = done;
      parent.append(element);
    });
  };
  const worker = source => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const framed = html => append('iframe', { srcdoc: html });
  const said = port => new Promise(done => { port.onmessage = done; });
  const peer = async server => {
    const connection = new RTCPeerConnection({ iceServers: [server] });
    connection.createDataChannel('x');
    const gathered = new Promise(done => {
      connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && done();
    });
    await connection.setLocalDescription();
    await gathered;
  };
  const turn = (host, transport) => peer({ urls: 'turn:' + host + '?transport=' + transport, username: 'u', credential: 'c' });
  const http = (host, way) => 'http://' + host + '/' + way;
  const own = path => new URL(path, location.href).href;
  window.WAYS = {
    fetch: (host, way) => fetch(http(host, way)),
    noCors: (host, way) => fetch(http(host, way), { mode: 'no-cors' }),
    keepalive: (host, way) => fetch(http(host, way), { mode: 'no-cors', keepalive: true }),
    preflight: (host, way) => fetch(http(host, way), { method: 'PUT', headers: { 'x-custom': '1' } }),
    xhr: (host, way) => new Promise(done => {
      const request = new XMLHttpRequest();
      request.onloadend = done;
      request.open('GET', http(host, way));
      request.send();
    }),
    image: (host, way) => append('img', { src: http(host, way) }),
    srcset: (host, way) => append('img', { srcset: http(host, way) + ' 1x' }),
    iframe: (host, way) => append('iframe', { src: http(host, way) }),
    object: (host, way) => append('object', { data: http(host, way) }),
    embed: (host, way) => append('embed', { src: http(host, way) }),
    script: (host, way) => append('script', { src: http(host, way) }),
    module: (host, way) => append('script', { type: 'module', src: http(host, way) }),
    dynamicImport: (host, way) => import(http(host, way)),
    stylesheet: (host, way) => append('link', { rel: 'stylesheet', href: http(host, way) }),
    cssImport: (host, way) => append('style', { textContent: '@import "' + http(host, way) + '";' }),
    cssUrl: (host, way) => void append('div', { style: 'height:9px;background:url(' + http(host, way) + ')' }),
    font: (host, way) => new FontFace('x', 'url(' + http(host, way) + ')').load(),
    video: (host, way) => append('video', { src: http(host, way), preload: 'auto' }),
    audio: (host, way) => append('audio', { src: http(host, way), preload: 'auto' }),
    track: (host, way) => {
      const video = document.createElement('video');
      video.crossOrigin = 'anonymous';
      const track = Object.assign(document.createElement('track'), { src: http(host, way), default: true });
      document.body.append(video);
      video.append(track);
      track.track.mode = 'showing';
    },
    svgUse: (host, way) => framed('<svg xmlns="http://www.w3.org/2000/svg"><image href="' + http(host, way) + '"/></svg>'),
    webSocket: (host, way) => new Promise(done => {
      const socket = new WebSocket('ws://' + host + '/' + way);
      socket.onclose = socket.onopen = done;
    }),
    eventSource: (host, way) => new Promise(done => {
      const source = new EventSource(http(host, way));
      source.onerror = source.onopen = () => { source.close(); done(); };
    }),
    beacon: (host, way) => void navigator.sendBeacon(http(host, way), 'x'),
    fetchLater: (host, way) => void fetchLater(http(host, way), { activateAfter: 0 }),
    form: (host, way) => framed('<form method=post action="' + http(host, way) + '"></form><script>document.forms[0].submit()</script>'),
    metaRefresh: (host, way) => framed('<meta http-equiv=refresh content="0;url=' + http(host, way) + '">'),
    location: (host, way) => framed('<script>location.href="' + http(host, way) + '"</script>'),
    popup: (host, way) => void open(http(host, way), '_blank', 'noopener'),
    // Of another site, such a link leads there instead.
    download: (host, way) => framed('<a download href="' + http(host, way) + '"></a><script>document.links[0].click()</script>'),
    ping: (host, way) => {
      const link = Object.assign(document.createElement('a'), { href: '#' + way, ping: http(host, way) });
      document.body.append(link);
      link.click();
    },
    prefetch: (host, way) => append('link', { rel: 'prefetch', href: http(host, way) }, document.head),
    preload: (host, way) => append('link', { rel: 'preload', as: 'image', href: http(host, way) }, document.head),
    modulePreload: (host, way) => append('link', { rel: 'modulepreload', href: http(host, way) }, document.head),
    icon: (host, way) => void append('link', { rel: 'icon', href: http(host, way) }, document.head),
    manifest: (host, way) => void append('link', { rel: 'manifest', href: http(host, way) }, document.head),
    preconnect: host => void append('link', { rel: 'preconnect', href: 'http://' + host + '/' }, document.head),
    dnsPrefetch: host => void append('link', { rel: 'dns-prefetch', href: 'http://' + host + '/' }, document.head),
    speculation: (host, way) => void append('script', { type: 'speculationrules', textContent: JSON.stringify({
      prefetch: [{ source: 'list', urls: [http(host, way)], eagerness: 'immediate' }],
      prerender: [{ source: 'list', urls: [own('/redirect/302?' + http(host, way + '?prerender'))], eagerness: 'immediate' }],
    }) }, document.head),
    redirect302: (host, way) => fetch(own('/redirect/302?' + http(host, way)), { mode: 'no-cors' }),
    redirect307: (host, way) => fetch(own('/redirect/307?' + http(host, way)), { method: 'POST', body: 'x', mode: 'no-cors' }),
    redirectFrame: (host, way) => append('iframe', { src: own('/redirect/302?' + http(host, way)) }),
    worker: (host, way) => {
      const started = new Worker(worker('fetch("' + http(host, way) + '").finally(() => postMessage(1)).catch(() => {})'));
      return said(started);
    },
    importScripts: (host, way) => {
      const started = new Worker(worker('try { importScripts("' + http(host, way) + '") } catch {} postMessage(1)'));
      return said(started);
    },
    sharedWorker: (host, way) => {
      const source = 'onconnect = event => fetch("' + http(host, way) + '").finally(() => event.ports[0].postMessage(1)).catch(() => {})';
      return said(new SharedWorker(worker(source)).port);
    },
    serviceWorker: async (host, way) => {
      const registered = await navigator.serviceWorker.register('/service-worker.js?' + http(host, way), { scope: '/' + way + host });
      const installing = registered.installing;
      if (installing) await new Promise(done => { installing.onstatechange = () => installing.state === 'activated' && done(); });
    },
    webTransport: (host, way) => new WebTransport('https://' + host + '/' + way).ready,
    tls: (host, way) => fetch('https://' + host + '/' + way, { mode: 'no-cors' }),
    secureSocket: (host, way) => new Promise(done => {
      const socket = new WebSocket('wss://' + host + '/' + way);
      socket.onclose = socket.onopen = done;
    }),
    stun: host => peer({ urls: 'stun:' + host }),
    turnUdp: host => turn(host, 'udp'),
    turnTcp: host => turn(host, 'tcp'),
    turnTls: host => peer({ urls: 'turns:' + host + '?transport=tcp', username: 'u', credential: 'c' }),
  };
  window.tryWays = async (hosts, ways = Object.keys(WAYS)) => {
    const ended = hosts.flatMap(host => ways.map(async way => {
      const deadline = new Promise(done => setTimeout(done, 4000));
      await Promise.race([deadline, (async () => WAYS[way](host, way))().catch(() => {})]);
    }));
    await Promise.all(ended);
    return ways.length;
  };
`;

/** Within HTML, where a script ends at the first end tag. */
const IN_PAGE = WAYS.replaceAll('</', '<\\/');

/** Stands for the public internet. */
const site: RequestListener = ({ url = '/' }, response) => {
  const [, status, to] = /^\/redirect\/(\d+)\?(.*)/.exec(url) ?? [];
  if (to !== undefined) response.writeHead(Number(status), { location: to }).end();
  else if (url.startsWith('/service-worker.js?')) {
    const fetching = `event.waitUntil(fetch(${JSON.stringify(url.split('?')[1])}, { mode: 'no-cors' }).catch(() => {}))`;
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(`oninstall = event => ${fetching};`);
  } else {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>attack</title><body><script>${IN_PAGE}</script>`);
  }
};

/** A server that nobody may reach, at one port by TCP and UDP. It counts what arrives. */
type Canary = {
  port: number;
  connections: number;
  packets: number;
  ways: Set<string>;
  servers: Server[];
  udp: UdpSocket;
};

async function startCanary(): Promise<Canary> {
  const canary: Canary = {
    port: 0,
    connections: 0,
    packets: 0,
    ways: new Set(),
    servers: [],
    udp: createSocket('udp4'),
  };
  const hosts = hasIpv6() ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
  for (const host of hosts) {
    const server = createServer(socket => {
      canary.connections += 1;
      socket.on('error', () => {});
      socket.once('data', data => {
        const way = /^[A-Z]+ \/(\w+)/.exec(data.toString())?.[1];
        if (way !== undefined) canary.ways.add(way);
        const headers = [
          'Access-Control-Allow-Origin: *',
          'Access-Control-Allow-Headers: *',
          'Access-Control-Allow-Methods: *',
        ];
        socket.end(
          `HTTP/1.1 200 OK\r\n${headers.join('\r\n')}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        );
      });
    });
    server.listen(canary.port, host);
    await once(server, 'listening');
    const address = server.address();
    if (address !== null && typeof address === 'object') canary.port = address.port;
    canary.servers.push(server);
  }
  canary.udp.on('message', () => {
    canary.packets += 1;
  });
  canary.udp.bind(canary.port, '127.0.0.1');
  await once(canary.udp, 'listening');
  return canary;
}

function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some(list => list?.some(({ address }) => address === '::1'));
}

const web = createHttpServer(site);
let webPort = 0;
let canary: Canary;

beforeAll(async () => {
  web.listen(0, '127.0.0.2');
  await once(web, 'listening');
  const address = web.address();
  webPort = address !== null && typeof address === 'object' ? address.port : 0;
  canary = await startCanary();
});

afterAll(() => {
  web.close();
  canary.udp.close();
  for (const server of canary.servers) server.close();
});

/** Browsers trust this name as they trust HTTPS, so that its pages have service workers and WebTransport. */
const PAGE_HOST = 'site.localhost';

/** First what is judged public, then the canary. */
function rebinding(): ResolveHost {
  let asked = 0;
  return async host => {
    if (host === PAGE_HOST) return [{ address: '127.0.0.2', family: 4 }];
    if (host === 'rebind.test') asked += 1;
    if (host === 'rebind.test' && asked === 1) return [{ address: '127.0.0.2', family: 4 }];
    if (/localhost$|\.test$/.test(host)) return [{ address: '127.0.0.1', family: 4 }];
    return [{ address: host, family: host.includes(':') ? 6 : 4 }];
  };
}

const HOSTS = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', 'inside.test', 'rebind.test', '2130706433'];

/** Ports are all allowed, so that nothing but the judgement of addresses keeps a page from the canary. */
function launch(judge: (address: string) => Reach): Promise<LaunchedChromium> {
  return launchChromium({
    executable: findPageBrowser(),
    // Tests run as root.
    isSandboxed: false,
    allowedHosts: [`${PAGE_HOST}:${webPort}`, ...HOSTS.map(host => `${host}:${canary.port}`)],
    resolve: rebinding(),
    judge,
  });
}

/** Lets a page try each way to the canary. */
async function tryWays({ browser }: LaunchedChromium, hosts: readonly string[]): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`http://${PAGE_HOST}:${webPort}/`);
  const attempt = `tryWays(${JSON.stringify(hosts.map(host => `${host}:${canary.port}`))})`;
  const tried = Number(await page.evaluate(attempt));
  // Playwright's own requests come from this process, not from the browser.
  await page.request.get(`http://127.0.0.1:${canary.port}/request`).catch(() => {});
  return tried;
}

test('no way of a page leads to an address that is not public', async () => {
  const judged: string[] = [];
  const launched = await launch(address => {
    judged.push(address);
    return address === '127.0.0.2' ? 'public' : 'forbidden';
  });
  try {
    expect(await tryWays(launched, HOSTS)).toBeGreaterThanOrEqual(25);
    // They were tried, and refused one by one.
    await expect.poll(() => judged.filter(address => address !== '127.0.0.2').length).toBeGreaterThan(200);
    expect(launched.egress.failureOf(`127.0.0.1:${canary.port}`)).toBe('address_refused');
    expect({ connections: canary.connections, packets: canary.packets }).toEqual({
      connections: 0,
      packets: 0,
    });
  } finally {
    await launched.close();
  }
  expect(canary.connections).toBe(0);
});

test('the same ways lead to an address that is public', async () => {
  const launched = await launch(() => 'public');
  try {
    const tried = await tryWays(launched, ['127.0.0.1']);
    await expect.poll(() => canary.ways.size).toBeGreaterThan(tried * 0.7);
    expect(canary.packets).toBe(0);
  } finally {
    await launched.close();
  }
});

test('without our arguments WebRTC goes past a proxy', async () => {
  const browser = await chromium.launch({
    executablePath: findPageBrowser(),
    proxy: { server: 'http://127.0.0.1:9' },
  });
  try {
    const page = await browser.newPage();
    await page.route('**/*', route =>
      route.fulfill({ contentType: 'text/html', body: `<body><script>${IN_PAGE}</script>` }),
    );
    await page.goto('http://site.localhost/');
    await page.evaluate(`void tryWays(['127.0.0.1:${canary.port}'], ['stun', 'turnUdp'])`);
    await expect.poll(() => canary.packets).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});

type Process = { pid: number; parent: number };

function runningProcesses(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap(line => {
    const [pid, parent, state] = line.trim().split(/\s+/);
    return state?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }];
  });
}

function descendantsOf(pid: number, all: readonly Process[]): number[] {
  const children = all.filter(({ parent }) => parent === pid).map(child => child.pid);
  return [...children, ...children.flatMap(child => descendantsOf(child, all))];
}

test('no process of a browser survives a relay that was killed', async () => {
  const from = new URL('../../relay/src/browser/chromium/launch-chromium.ts', import.meta.url).href;
  const options = JSON.stringify({ executable: findPageBrowser(), isSandboxed: false, allowedHosts: [] });
  const program = `const { launchChromium } = await import(${JSON.stringify(from)});
    const { browser } = await launchChromium(${options});
    const page = await browser.newPage();
    // Busy, and with a page that does not want to be left.
    await page.setContent('<script>onbeforeunload = event => event.preventDefault(); setInterval(() => {}, 0)</script>');
    process.stdout.write('ready');`;
  const relay = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(relay.stdout, 'data');
  const browsers = descendantsOf(relay.pid ?? 0, runningProcesses());
  expect(browsers.length).toBeGreaterThan(2);
  relay.kill('SIGKILL');
  const left = (): number => runningProcesses().filter(({ pid }) => browsers.includes(pid)).length;
  await expect.poll(left, { timeout: 10_000 }).toBe(0);
});
