import type {
  SessionAction,
  SessionOutcome,
  SessionScreenshot,
  SessionSnapshot,
  SessionTarget,
  TakeScreenshot,
  TakeSnapshot,
} from '@assent/shared';
import { invalidRequest } from '../../http/parse-body.ts';
import type { ChromeTab } from '../chrome/chrome-tab.ts';
import type { SessionChrome } from '../chrome/session-chrome.ts';
import type { EgressProxy } from '../chromium/egress-proxy.ts';
import type { ActionPolicy } from '../policy/session-policy.ts';
import type { EngineAction } from './engine-answers.ts';
import { finderOf } from './find-by-role.ts';
import { COUNTING, type Inspection, inspectionOf, runInspection } from './inspections.ts';
import { OUTCOME_WORDS } from './outcome-words.ts';
import type { Uncovered } from './page-cover.ts';
import type { PageEngine } from './page-engine.ts';
import { notCovered } from './page-refusals.ts';
import { linesWithRefs, type Refs } from './refs.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { type FindByRole, toEngineTarget } from './to-engine-action.ts';

/** A page moves while it is painted over. */
const PICTURE_ATTEMPTS = 4;

export type PageParts = {
  chrome: SessionChrome;
  engine: PageEngine;
  egress: EgressProxy;
  refs: Refs;
  policy: ActionPolicy;
};

/** Looks at the page of a tab, as far as the session's policy allows it. */
export class PageViews {
  readonly #parts: PageParts;

  constructor(parts: PageParts) {
    this.#parts = parts;
  }

  async snapshot(tab: ChromeTab, given: TakeSnapshot & { since?: string }): Promise<SessionSnapshot> {
    const { target = {}, timeout: _timeout, interactive = false, ...params } = given;
    const seen = await this.#looking(tab, 'snapshot', async () => {
      const aimed = await toEngineTarget(target, this.#parts.refs, this.finderIn(tab));
      return this.#look(tab, aimed, params);
    });
    const isWhole = !interactive && Object.keys(target).length === 0;
    this.#parts.refs.noteShown(seen, { since: given.since, isWhole });
    return interactive ? { ...seen, snapshot: linesWithRefs(seen.snapshot) } : seen;
  }

  async screenshot(tab: ChromeTab, given: TakeScreenshot): Promise<SessionScreenshot> {
    if (given.fullPage && given.target)
      throw invalidRequest([{ path: 'target', message: 'Expected no target with fullPage' }]);
    return this.#looking(tab, 'screenshot', () => this.#picture(tab, given));
  }

  /** What an action does that only looks at elements. Undefined for any other. */
  inspectionFor(
    tab: ChromeTab,
    { action, target = {}, params = {}, trusted = false }: SessionAction,
  ): (() => Promise<SessionOutcome>) | undefined {
    if (trusted) return undefined;
    if (action === COUNTING) return () => this.#looking(tab, action, () => this.#count(tab, target, params));
    const inspection = inspectionOf(action);
    const asked = { target, params };
    return inspection && (() => this.#looking(tab, action, () => this.#inspect(tab, inspection, asked)));
  }

  /** Finds by role and name in what the page shows now. */
  finderIn(tab: ChromeTab): FindByRole {
    return finderOf(part => this.#look(tab, {}, part));
  }

  async #picture(tab: ChromeTab, given: TakeScreenshot): Promise<SessionScreenshot> {
    const { fullPage = false, format = 'png', target, timeout } = given;
    const { id, page } = tab;
    const aimed = target && (await toEngineTarget(target, this.#parts.refs, this.finderIn(tab)));
    const clip = aimed && (await this.#parts.engine.areaOf(id, aimed));
    const facts = { fullPage, type: format, scale: 'css' } as const;
    const options = { ...facts, ...(clip && { clip }), ...(timeout && { timeout }) };
    let why: Uncovered = 'silent';
    for (let attempt = 0; attempt < PICTURE_ATTEMPTS; attempt += 1) {
      const covered = await this.#parts.engine.cover.whileCovered(id, () => page.screenshot(options));
      if (typeof covered === 'string') {
        why = covered;
        continue;
      }
      const { taken, painted } = covered;
      return {
        ...{ success: true, media_type: `image/${format}`, bytes: taken.byteLength },
        ...{ data: taken.toString('base64'), painted_over: painted },
      };
    }
    throw notCovered(why);
  }

  /** The page may have become another meanwhile. */
  async #looking<Seen>(tab: ChromeTab, action: string, look: () => Promise<Seen>): Promise<Seen> {
    const admit = (): void => this.#parts.policy.admit({ action, effect: 'reads', places: [tab.page.url()] });
    admit();
    const seen = await look();
    admit();
    return seen;
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
      const aimed = await toEngineTarget(target, this.#parts.refs, this.finderIn(tab));
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

  async #look(
    { id }: ChromeTab,
    target: EngineAction['target'],
    params: EngineAction['params'],
  ): Promise<SessionSnapshot> {
    const { outcome, url, title } = await this.#parts.engine.snapshot(id, { target, params });
    const { value, ...facts } = outcome;
    return { success: true, url, title, ...this.#parts.refs.shorten(value), ...facts };
  }
}
