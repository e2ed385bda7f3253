import { randomUUID } from 'node:crypto';
import type {
  SessionAction,
  SessionOutcome,
  SessionScreenshot,
  SessionSnapshot,
  TakeScreenshot,
  TakeSnapshot,
} from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import type { ChromeTab } from '../chrome/chrome-tab.ts';
import type { SessionChrome } from '../chrome/session-chrome.ts';
import type { EgressProxy } from '../chromium/egress-proxy.ts';
import { inspectionOf, runInspection } from './inspections.ts';
import type { EngineAction, PageEngine } from './page-engine.ts';
import { type Candidate, Refs } from './refs.ts';
import { candidateIssues, toEngineAction, toEngineTarget } from './to-engine-action.ts';
import { unreached, webAddress } from './web-address.ts';

export type PageParts = { chrome: SessionChrome; engine: PageEngine; egress: EgressProxy };

const MAX_CHARACTERS = 50_000;

const openedSchema = z.object({ kind: z.literal('tab'), id: z.string(), url: z.string().optional() });

const snapshotOutcomeSchema = z.object({
  message: z.string(),
  value: z.string(),
  snapshot_id: z.string(),
  characters: z.number(),
  tokens: z.number(),
  next_from: z.number().optional(),
});

const REF_FAILURES: ReadonlySet<string> = new Set(['element_not_found', 'stale_ref', 'element_changed']);

const STALE = {
  status: 409,
  code: 'stale_ref',
  message:
    'The element of this ref is no longer on the page, and nothing was done. The issues list what has its role and name now.',
} as const;

/** The page in the tab in front: seen, acted on and told as the extension does. Throws an `HttpError` where nothing was done. */
export class SessionPage {
  readonly #parts: PageParts;
  readonly #refs = new Refs();
  /** Of what is under way. */
  #key = '';

  constructor(parts: PageParts) {
    this.#parts = parts;
  }

  /** Ends what only waits. What acts goes on to its end. */
  stop(): void {
    // The command has been answered, whatever comes of this.
    this.#parts.engine.stop(this.#key).catch(() => undefined);
  }

  async act(given: SessionAction): Promise<SessionOutcome> {
    const { params = {}, target = {} } = given;
    const inspection = inspectionOf(given.action);
    if (inspection) {
      const aimed = await toEngineTarget(target, this.#refs, this.#findByRole);
      const { engine } = this.#parts;
      return runInspection(inspection, params, wanted => engine.inspect(this.#front().id, aimed, wanted));
    }
    const action = await toEngineAction(given, this.#refs, this.#findByRole);
    if (action.action === 'navigate') return this.navigate(action.params);
    try {
      return await this.#run(action);
    } catch (thrown) {
      throw await this.#withCandidates(thrown, target.ref);
    }
  }

  /** Throws where the relay does not go, or nothing was reached. */
  async navigate(params: EngineAction['params']): Promise<SessionOutcome> {
    const { host } = webAddress(params.url);
    const outcome = await this.#run({ action: 'navigate', target: {}, params });
    const { refusal } = this.#front();
    // Over TLS the browser shows a page of its own.
    const isUnloaded = outcome.error_type === 'NavigationError';
    const reason = refusal ?? (isUnloaded ? this.#parts.egress.failureOf(host) : undefined);
    if (reason) throw unreached(reason);
    if (isUnloaded) throw new HttpError(502, 'navigation_failed', outcome.message);
    return outcome;
  }

  async snapshot(given: TakeSnapshot & { since?: string }): Promise<SessionSnapshot> {
    const { target = {}, timeout: _timeout, ...params } = given;
    return this.#look(await toEngineTarget(target, this.#refs, this.#findByRole), params);
  }

  async screenshot({
    fullPage = false,
    format = 'png',
    timeout,
  }: TakeScreenshot): Promise<SessionScreenshot> {
    const { id, page } = this.#front();
    const options = { fullPage, type: format, scale: 'css', ...(timeout && { timeout }) } as const;
    const covered = await this.#parts.engine.whileCovered(id, () => page.screenshot(options));
    if (!covered) throw notCovered();
    const { taken, painted } = covered;
    return {
      ...{ success: true, media_type: `image/${format}`, bytes: taken.byteLength },
      ...{ data: taken.toString('base64'), painted_over: painted },
    };
  }

  /** The document as it stands, for a caller that reads it elsewhere. Throws where the relay's proxy answered. */
  async content(): Promise<{ url: string; status: number; html: string }> {
    const { page, status, refusal } = this.#front();
    if (refusal) throw unreached(refusal);
    return { url: page.url(), status: status ?? 200, html: await page.content() };
  }

  async #run(action: EngineAction): Promise<SessionOutcome> {
    const { engine, chrome } = this.#parts;
    const tab = this.#front();
    this.#key = randomUUID();
    const outcome = await engine.act(tab.id, action, this.#key);
    if (tab.refusal && outcome.effect === 'navigated') return refusedOutcome(outcome, unreached(tab.refusal));
    if (outcome.effect === 'download') return notSaved(outcome);
    const opened = openedSchema.safeParse(outcome.opened).data;
    if (!opened) return outcome;
    // Outside, tabs are named by their place.
    const index = chrome.tabs.findIndex(({ id }) => String(id) === opened.id);
    return { ...outcome, opened: { kind: opened.kind, url: opened.url, index } };
  }

  /** A ref whose element has gone or changed: what has the same role and name now. */
  async #withCandidates(thrown: unknown, ref: string | undefined): Promise<unknown> {
    const seen = ref === undefined ? undefined : this.#refs.seen(ref);
    if (!(thrown instanceof HttpError) || !seen || !REF_FAILURES.has(thrown.code)) return thrown;
    // It was there: its page has gone, or it has.
    const { status, code, message } = thrown.code === 'element_not_found' ? STALE : thrown;
    const candidates = await this.#findByRole(seen.role, seen.name);
    return new HttpError(status, code, message, { issues: candidateIssues(candidates), cause: thrown });
  }

  async #look(target: EngineAction['target'], params: EngineAction['params']): Promise<SessionSnapshot> {
    const { id } = this.#front();
    const outcome = await this.#parts.engine.act(id, { action: 'snapshot', target, params }, randomUUID());
    const { value, ...facts } = snapshotOutcomeSchema.parse(outcome);
    const shown = (await this.#parts.engine.tabs()).find(tab => tab.id === id);
    return {
      success: true,
      ...{ url: shown?.url ?? '', title: shown?.title ?? '' },
      ...this.#refs.shorten(value),
      ...facts,
    };
  }

  readonly #findByRole = async (role: string, name: string | undefined): Promise<Candidate[]> => {
    const { refs } = await this.#look({}, { maxCharacters: MAX_CHARACTERS });
    return Object.entries(refs)
      .filter(([, seen]) => isAlike(seen.role, role) && (name === undefined || isAlike(seen.name, name)))
      .map(([ref, seen]) => ({ ref, ...seen }));
  };

  #front(): ChromeTab {
    const { front } = this.#parts.chrome;
    if (!front) throw new HttpError(409, 'page_gone', 'All tabs of this session are closed. Open one first.');
    return front;
  }
}

/** The action did run; what came of it is not a page of the site, though it looks like one. */
function refusedOutcome({ url }: SessionOutcome, { code, message }: HttpError): SessionOutcome {
  const error_type = code === 'address_refused' ? 'NotPermitted' : 'NavigationError';
  return { success: false, effect: 'navigated', error_type, message, ...(url && { url }) };
}

/** What a session is asked to save it does not keep. */
function notSaved({ message, ...outcome }: SessionOutcome): SessionOutcome {
  const words = 'A session keeps no files, so it was not saved.';
  return { ...outcome, success: false, error_type: 'NotPermitted', message: `${message} ${words}` };
}

function notCovered(): HttpError {
  return new HttpError(
    409,
    'not_covered',
    'A frame did not answer, so that its secrets were not painted over. Try again.',
  );
}

function isAlike(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
