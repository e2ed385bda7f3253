import { randomBytes } from 'node:crypto';
import {
  type HistoryQuery,
  type InterceptRule,
  type KeptRule,
  MAX_RULES,
  type NetworkHistory,
} from '@assent/shared';
import type { BrowserContext, Route } from 'playwright-core';
import { HttpError } from '../../errors/http-error.ts';
import { type ChromiumKind, refuseInShared } from '../chromium/chromium-kind.ts';
import { applyRule, isMatching } from './apply-rule.ts';
import { RequestHistory } from './request-history.ts';
import type { Secrets } from './secrets.ts';

/** More are an attack on the relay's memory: the oldest are forgotten. */
const MAX_ORIGINS = 5_000;

/** The rules about the requests of a session, and the history of them. */
export class SessionNetwork {
  readonly #context: BrowserContext;
  readonly #proxyPort: number;
  readonly #secrets: Secrets;
  readonly #kind: ChromiumKind;
  readonly #history: RequestHistory;
  readonly #origins = new Set<string>();
  #rules: readonly KeptRule[] = [];
  #isIntercepting = false;
  #switching: Promise<void> = Promise.resolve();

  /** `proxyPort` is that of the proxy that judges the browser's requests, or at least what the relay fetches for its rules. */
  constructor(context: BrowserContext, proxyPort: number, secrets: Secrets, kind: ChromiumKind = 'own') {
    this.#context = context;
    this.#proxyPort = proxyPort;
    this.#secrets = secrets;
    this.#kind = kind;
    this.#history = new RequestHistory(context, secrets);
    context.on('request', request => {
      if (request.resourceType() === 'document') this.addOrigin(request.url());
    });
  }

  get rules(): readonly KeptRule[] {
    return this.#rules;
  }

  /** Of all documents that were asked for, and those added. */
  get origins(): ReadonlySet<string> {
    return this.#origins;
  }

  addOrigin(address: string): void {
    const url = URL.parse(address);
    if (!url || !/^https?:$/u.test(url.protocol)) return;
    this.#origins.add(url.origin);
    const [oldest] = this.#origins;
    if (this.#origins.size > MAX_ORIGINS && oldest !== undefined) this.#origins.delete(oldest);
  }

  async replaceRules(rules: readonly InterceptRule[]): Promise<void> {
    refuseInShared(this.#kind);
    this.#rules = rules.map(keep);
    await this.#switch();
  }

  /** Behind the others. Throws where there are as many as a session may have. */
  async addRule(rule: InterceptRule): Promise<KeptRule> {
    refuseInShared(this.#kind);
    if (this.#rules.length >= MAX_RULES)
      throw new HttpError(
        429,
        'too_many_rules',
        `A session has at most ${MAX_RULES} rules. Delete one first, or replace the list.`,
      );
    const kept = keep(rule);
    this.#rules = [...this.#rules, kept];
    await this.#switch();
    return kept;
  }

  async deleteRule(ruleId: string): Promise<void> {
    const left = this.#rules.filter(rule => rule.ruleId !== ruleId);
    if (left.length === this.#rules.length)
      throw new HttpError(404, 'rule_not_found', 'This session has no such rule. List its rules.');
    this.#rules = left;
    await this.#switch();
  }

  listHistory(query?: HistoryQuery): NetworkHistory {
    return this.#history.list(query);
  }

  clearHistory(): number {
    return this.#history.clear();
  }

  /** Interception switches the HTTP cache off, so there is none without a rule. */
  async #switch(): Promise<void> {
    const step = async (): Promise<void> => {
      const isWanted = this.#rules.length > 0;
      if (isWanted === this.#isIntercepting) return;
      if (isWanted) await this.#context.route(EVERY_ADDRESS, this.#decide);
      else await this.#context.unroute(EVERY_ADDRESS, this.#decide);
      this.#isIntercepting = isWanted;
    };
    this.#switching = this.#switching.then(step, step);
    await this.#switching;
  }

  readonly #decide = async (route: Route): Promise<void> => {
    const request = route.request();
    const asked = { url: request.url(), method: request.method(), resourceType: request.resourceType() };
    const rule = this.#rules.find(each => isMatching(each, asked));
    try {
      if (!rule) return await route.continue();
      this.#history.mark(request, rule.ruleId);
      await applyRule(rule, route, { proxyPort: this.#proxyPort, secrets: this.#secrets });
    } catch {
      // The request fails, and its entry says so. A page that has gone waits for none.
      await route.abort('failed').catch(() => undefined);
    }
  };
}

const EVERY_ADDRESS = /^/u;

function keep(rule: InterceptRule): KeptRule {
  return { ruleId: `rule_${randomBytes(8).toString('hex')}`, ...rule };
}
