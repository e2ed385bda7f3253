import { randomUUID } from 'node:crypto';
import type {
  SessionAction,
  SessionOutcome,
  SessionScreenshot,
  SessionSnapshot,
  SessionTarget,
  TakeScreenshot,
  TakeSnapshot,
} from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { invalidRequest } from '../../http/parse-body.ts';
import type { ChromeTab } from '../chrome/chrome-tab.ts';
import type { SessionChrome } from '../chrome/session-chrome.ts';
import type { EgressProxy } from '../chromium/egress-proxy.ts';
import { FilledField } from './filled-field.ts';
import { finderOf } from './find-by-role.ts';
import { COUNTING, type Inspection, inspectionOf, runInspection } from './inspections.ts';
import { OUTCOME_WORDS } from './outcome-words.ts';
import { notSaved, refusedOutcome, withTrustedHint } from './own-outcomes.ts';
import type { EngineAction, PageEngine } from './page-engine.ts';
import { linesWithRefs, type Refs } from './refs.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { candidateIssues, type FindByRole, toEngineAction, toEngineTarget } from './to-engine-action.ts';
import { unreached, webAddress } from './web-address.ts';

export type PageParts = { chrome: SessionChrome; engine: PageEngine; egress: EgressProxy; refs: Refs };

/** A page moves while it is painted over. */
const PICTURE_ATTEMPTS = 4;

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
  readonly #refs: Refs;
  readonly #fields: FilledField;
  /** Of what is under way. */
  #key = '';

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.#refs = parts.refs;
    this.#fields = new FilledField(parts.engine);
  }

  /** Ends what only waits. What acts goes on to its end. */
  stop(): void {
    // The command has been answered, whatever comes of this.
    this.#parts.engine.stop(this.#key).catch(() => undefined);
  }

  async act(given: SessionAction): Promise<SessionOutcome> {
    const tab = this.#front();
    const { params = {}, target = {} } = given;
    this.#parts.chrome.dialogAnswer = given.dialog;
    try {
      if (given.action === COUNTING && !given.trusted) return await this.#count(tab, target, params);
      const inspection = given.trusted ? undefined : inspectionOf(given.action);
      if (inspection) return await this.#inspect(tab, inspection, { target, params });
      const asked = await toEngineAction(given, this.#refs, this.#finderIn(tab));
      const action = await this.#fields.atField(tab, asked);
      return await (action.action === 'navigate'
        ? this.#navigateIn(tab, action.params)
        : this.#run(tab, action));
    } catch (thrown) {
      throw await this.#withCandidates(tab, thrown, target.ref ?? target.elementId);
    } finally {
      this.#parts.chrome.dialogAnswer = undefined;
    }
  }

  /** Throws where the relay does not go, or nothing was reached. */
  navigate(params: EngineAction['params']): Promise<SessionOutcome> {
    return this.#navigateIn(this.#front(), params);
  }

  async snapshot(given: TakeSnapshot & { since?: string }): Promise<SessionSnapshot> {
    const tab = this.#front();
    const { target = {}, timeout: _timeout, interactive = false, ...params } = given;
    const aimed = await toEngineTarget(target, this.#refs, this.#finderIn(tab));
    const seen = await this.#look(tab, aimed, params);
    return interactive ? { ...seen, snapshot: linesWithRefs(seen.snapshot) } : seen;
  }

  async screenshot(given: TakeScreenshot): Promise<SessionScreenshot> {
    const { fullPage = false, format = 'png', target, timeout } = given;
    if (fullPage && target)
      throw invalidRequest([{ path: 'target', message: 'Expected no target with fullPage' }]);
    const tab = this.#front();
    const { id, page } = tab;
    const aimed = target && (await toEngineTarget(target, this.#refs, this.#finderIn(tab)));
    const clip = aimed && (await this.#parts.engine.areaOf(id, aimed));
    const facts = { fullPage, type: format, scale: 'css' } as const;
    const options = { ...facts, ...(clip && { clip }), ...(timeout && { timeout }) };
    for (let attempt = 0; attempt < PICTURE_ATTEMPTS; attempt += 1) {
      const covered = await this.#parts.engine.whileCovered(id, () => page.screenshot(options));
      if (!covered) continue;
      const { taken, painted } = covered;
      return {
        ...{ success: true, media_type: `image/${format}`, bytes: taken.byteLength },
        ...{ data: taken.toString('base64'), painted_over: painted },
      };
    }
    throw notCovered();
  }

  /** The document as it stands, for a caller that reads it elsewhere. Throws where no server answered. */
  async content(): Promise<{ url: string; status: number; html: string }> {
    const { page, status, refusal } = this.#front();
    if (refusal) throw unreached(refusal);
    if (status === undefined)
      throw new HttpError(502, 'navigation_failed', 'The page that is shown came from no server.');
    return { url: page.url(), status, html: await page.content() };
  }

  async #navigateIn(tab: ChromeTab, params: EngineAction['params']): Promise<SessionOutcome> {
    const { host } = webAddress(params.url);
    const outcome = await this.#run(tab, { action: 'navigate', target: {}, params });
    // Over TLS the browser shows a page of its own.
    const isUnloaded = outcome.error_type === 'NavigationError';
    const reason = tab.refusal ?? (isUnloaded ? this.#parts.egress.failureOf(host) : undefined);
    if (reason) throw unreached(reason);
    if (isUnloaded) throw new HttpError(502, 'navigation_failed', outcome.message);
    return outcome;
  }

  async #inspect(
    tab: ChromeTab,
    inspection: Inspection,
    { target, params }: { target: SessionTarget; params: EngineAction['params'] },
  ): Promise<SessionOutcome> {
    if (Object.keys(target).length === 0)
      throw invalidRequest([{ path: 'target', message: 'Expected the element to look at' }]);
    // A ref that is not there may be of another page.
    const mayBeMissing = target.ref === undefined && target.elementId === undefined;
    const words = OUTCOME_WORDS[this.#parts.engine.language];
    return runInspection(inspection, { params, mayBeMissing, words }, async wanted => {
      const aimed = await toEngineTarget(target, this.#refs, this.#finderIn(tab));
      return this.#parts.engine.inspect(tab.id, aimed, wanted);
    });
  }

  async #count(
    { id }: ChromeTab,
    { selector, ...others }: SessionTarget,
    params: EngineAction['params'],
  ): Promise<SessionOutcome> {
    refuseUnknown(params, []);
    if (selector === undefined || Object.keys(others).length > 0)
      throw invalidRequest([{ path: 'target', message: 'Expected a selector alone' }]);
    const count = await this.#parts.engine.count(id, selector);
    return {
      success: true,
      message: OUTCOME_WORDS[this.#parts.engine.language].counted,
      value: String(count),
    };
  }

  async #run(tab: ChromeTab, action: EngineAction): Promise<SessionOutcome> {
    const { engine, chrome } = this.#parts;
    this.#key = randomUUID();
    const ran = await engine.act(tab.id, action, this.#key);
    this.#fields.note(action, ran);
    const outcome = withTrustedHint(ran, action, engine.language);
    if (tab.refusal && outcome.effect === 'navigated') return refusedOutcome(outcome, unreached(tab.refusal));
    if (outcome.effect === 'download') return notSaved(outcome, engine.language);
    const opened = openedSchema.safeParse(outcome.opened).data;
    if (!opened) return outcome;
    // Outside, tabs are named by their place. It may be closed again.
    const index = chrome.tabs.findIndex(({ id }) => String(id) === opened.id);
    const place = index === -1 ? {} : { index };
    return { ...outcome, opened: { kind: opened.kind, url: opened.url, ...place } };
  }

  /** A ref whose element has gone or changed: what has the same role and name now. */
  async #withCandidates(tab: ChromeTab, thrown: unknown, ref: string | undefined): Promise<unknown> {
    const seen = ref === undefined ? undefined : this.#refs.seen(ref);
    if (!(thrown instanceof HttpError) || !seen || !REF_FAILURES.has(thrown.code)) return thrown;
    // It was there: its page has gone, or it has.
    const { status, code, message } = thrown.code === 'element_not_found' ? STALE : thrown;
    const candidates = await this.#finderIn(tab)(seen.role, seen.name);
    return new HttpError(status, code, message, { issues: candidateIssues(candidates), cause: thrown });
  }

  async #look(
    { id }: ChromeTab,
    target: EngineAction['target'],
    params: EngineAction['params'],
  ): Promise<SessionSnapshot> {
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

  #finderIn(tab: ChromeTab): FindByRole {
    return finderOf(part => this.#look(tab, {}, part));
  }

  #front(): ChromeTab {
    const { front } = this.#parts.chrome;
    if (!front) throw new HttpError(409, 'page_gone', 'All tabs of this session are closed. Open one first.');
    return front;
  }
}

function notCovered(): HttpError {
  return new HttpError(
    409,
    'not_covered',
    'A frame did not answer, so that its secrets were not painted over. Try again.',
  );
}
