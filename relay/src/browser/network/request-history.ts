import { type HistoryQuery, MAX_HISTORY, type NetworkEntry, type NetworkHistory } from '@assent/shared';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { matchesGlob } from './matches-glob.ts';
import type { Secrets } from './secrets.ts';

const MAX_URL_BYTES = 1_500;
const MAX_TEXT = 100;

/** Addresses are read so far; what comes after it is not kept. */
const LONGEST = 8_000;

type Kept = { facts: Omit<NetworkEntry, 'tabIndex'>; began: number; page: Page | undefined };

/** The last requests of a session, without bodies and headers. Secrets in addresses are masked before they are kept. */
export class RequestHistory {
  readonly #context: BrowserContext;
  readonly #secrets: Secrets;
  readonly #ofRequest = new WeakMap<Request, Kept>();
  #kept: Kept[] = [];
  #made = 0;

  constructor(context: BrowserContext, secrets: Secrets) {
    this.#context = context;
    this.#secrets = secrets;
    context.on('request', request => this.#begin(request));
    context.on('requestfinished', request => void this.#finish(request));
    context.on('requestfailed', request => this.#fail(request));
  }

  /** The rule that decided about a request. */
  mark(request: Request, ruleId: string): void {
    const kept = this.#ofRequest.get(request);
    if (kept) kept.facts.ruleId = ruleId;
  }

  list(query: HistoryQuery = {}): NetworkHistory {
    const { limit = MAX_HISTORY } = query;
    const pages = this.#context.pages();
    const matching = this.#kept.filter(({ facts }) => isWanted(facts, query));
    const entries = matching.slice(-limit).map(({ facts, page }) => {
      const tabIndex = page === undefined ? -1 : pages.indexOf(page);
      return { ...facts, ...(tabIndex === -1 ? {} : { tabIndex }) };
    });
    return { entries, total: matching.length };
  }

  /** How many there were. */
  clear(): number {
    const { length } = this.#kept;
    this.#kept = [];
    return length;
  }

  #begin(request: Request): void {
    this.#made += 1;
    const began = Date.now();
    const facts = {
      id: `rq_${this.#made}`,
      startedAt: new Date(began).toISOString(),
      url: withinBytes(this.#secrets.maskAddress(request.url().slice(0, LONGEST))),
      method: request.method().slice(0, MAX_TEXT),
      resourceType: request.resourceType(),
    };
    const kept: Kept = { facts, began, page: pageOf(request) };
    this.#ofRequest.set(request, kept);
    this.#kept.push(kept);
    if (this.#kept.length > MAX_HISTORY) this.#kept.shift();
  }

  async #finish(request: Request): Promise<void> {
    const kept = this.#ofRequest.get(request);
    if (!kept) return;
    kept.facts.ms = Date.now() - kept.began;
    kept.page ??= pageOf(request);
    const response = await unlessUnknown(request.response());
    if (!response) return;
    kept.facts.status = response.status();
    const type = response.headers()['content-type'];
    if (type !== undefined) kept.facts.mimeType = type.split(';', 1).join('').trim().slice(0, MAX_TEXT);
    const sizes = await unlessUnknown(request.sizes());
    if (sizes) kept.facts.bytes = sizes.responseBodySize;
  }

  #fail(request: Request): void {
    const kept = this.#ofRequest.get(request);
    if (!kept) return;
    kept.facts.ms = Date.now() - kept.began;
    kept.page ??= pageOf(request);
    kept.facts.error = (request.failure()?.errorText || 'net::ERR_FAILED').slice(0, MAX_TEXT);
  }
}

function isWanted(facts: Kept['facts'], query: HistoryQuery): boolean {
  const { urlPattern, method, resourceType, status, since } = query;
  if (since !== undefined && numberOf(facts.id) <= numberOf(since)) return false;
  if (method !== undefined && facts.method.toUpperCase() !== method.toUpperCase()) return false;
  if (resourceType !== undefined && facts.resourceType !== resourceType) return false;
  if (status !== undefined && facts.status !== status) return false;
  return urlPattern === undefined || matchesGlob(urlPattern, facts.url);
}

function numberOf(id: string): number {
  return Number(id.slice('rq_'.length));
}

/** A request of a service worker has none, and the first of a window none yet: then Playwright throws. */
function pageOf(request: Request): Page | undefined {
  if (request.serviceWorker()) return undefined;
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/** Playwright rejects for what it does not know, or no longer: the answers of workers, of closed pages. */
async function unlessUnknown<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return promise.catch(() => undefined);
}

/** An entry has at most 2 kB; a mask is more bytes than characters. */
function withinBytes(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= MAX_URL_BYTES) return text;
  return `${bytes
    .subarray(0, MAX_URL_BYTES)
    .toString()
    .replace(/\uFFFD+$/u, '')}…`;
}
