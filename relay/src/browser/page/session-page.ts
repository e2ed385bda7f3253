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
import { reasonIn } from '../chromium/egress-failure.ts';
import { operationNamed } from '../policy/action-names.ts';
import type { ActionFacts, ActionObserver } from './action-observer.ts';
import { assertAsShown } from './as-shown.ts';
import type { EngineAction, ShownAction } from './engine-answers.ts';
import { FilledField } from './filled-field.ts';
import { notSaved, outcomeElsewhere, refusedOutcome, withTrustedHint } from './own-outcomes.ts';
import { contentOf, type PageContent } from './page-content.ts';
import { STALE } from './page-refusals.ts';
import { type PageParts, PageViews } from './page-views.ts';
import type { Refs } from './refs.ts';
import { candidateIssues, toEngineAction } from './to-engine-action.ts';
import { unreached, webAddress } from './web-address.ts';
import { withDialog } from './with-dialog.ts';

const openedSchema = z.object({ kind: z.literal('tab'), id: z.string(), url: z.string().optional() });

/** Milliseconds for which a person's address may only be on its way. */
const BY_HAND_MILLISECONDS = 4_000;

const REF_FAILURES: ReadonlySet<string> = new Set(['element_not_found', 'stale_ref', 'element_changed']);

/** The page in the tab in front: seen, acted on and told as the extension does. Throws an `HttpError` where nothing was done. */
export class SessionPage {
  readonly #parts: PageParts;
  readonly #refs: Refs;
  readonly #fields: FilledField;
  readonly #views: PageViews;
  /** Of what is under way. */
  #key = '';

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.#refs = parts.refs;
    this.#fields = new FilledField(parts.engine);
    this.#views = new PageViews(parts);
  }

  /** Ends what only waits. What acts goes on to its end. */
  stop(): void {
    // The command has been answered, whatever comes of this.
    this.#parts.engine.stop(this.#key).catch(() => undefined);
  }

  async act(given: SessionAction, observer: ActionObserver): Promise<SessionOutcome> {
    const tab = this.#front();
    const { target = {} } = given;
    try {
      const look = this.#views.inspectionFor(tab, given);
      if (look) return await look();
      this.#admitAimed(tab, given.action);
      const asked = await toEngineAction(given, this.#refs, this.#views.finderIn(tab));
      const action = await this.#fields.atField(tab, asked);
      const following = withDialog(observer, given, answer => {
        this.#parts.chrome.dialogAnswer = answer;
      });
      return await (action.action === 'navigate'
        ? this.#navigateIn(tab, action.params, following)
        : this.#run(tab, action, following));
    } catch (thrown) {
      throw await this.#withCandidates(tab, thrown, target.ref ?? target.elementId);
    } finally {
      this.#parts.chrome.dialogAnswer = undefined;
    }
  }

  /** Throws where the relay does not go, or nothing was reached. */
  navigate(params: EngineAction['params'], observer?: ActionObserver): Promise<SessionOutcome> {
    return this.#navigateIn(this.#front(), params, observer);
  }

  /** For a person in control: judged as an address of the caller is. A page that takes its time is seen to. */
  async openByHand(given: string): Promise<void> {
    const { href, host } = webAddress(given);
    const { policy, egress } = this.#parts;
    policy.admit({ action: 'navigate', effect: 'leaves', places: [href] });
    const tab = this.#front();
    const going = tab.page.goto(href, { waitUntil: 'commit', timeout: BY_HAND_MILLISECONDS });
    const { response, isFailed } = await going.then(
      answer => ({ response: answer, isFailed: false }),
      (thrown: unknown) => ({
        response: null,
        isFailed: !(thrown instanceof Error && thrown.name === 'TimeoutError'),
      }),
    );
    const isPlain = response?.url().startsWith('http:') === true;
    const reason = isPlain
      ? reasonIn(response?.headers()['proxy-status'])
      : isFailed && egress.failureOf(host);
    if (reason) throw unreached(reason);
    if (isFailed) throw new HttpError(502, 'navigation_failed', 'The page did not come. Check the address.');
  }

  /** Somebody else acted on the page: what was filled last says nothing any more. */
  forgetField(): void {
    this.#fields.forget();
  }

  snapshot(given: TakeSnapshot & { since?: string }): Promise<SessionSnapshot> {
    return this.#views.snapshot(this.#front(), given);
  }

  screenshot(given: TakeScreenshot): Promise<SessionScreenshot> {
    return this.#views.screenshot(this.#front(), given);
  }

  /** The document as it stands, for a caller that reads it elsewhere. Throws where no server answered. */
  content(): Promise<PageContent> {
    return contentOf(this.#front());
  }

  async #navigateIn(
    tab: ChromeTab,
    params: EngineAction['params'],
    observer: ActionObserver | undefined,
  ): Promise<SessionOutcome> {
    const { host } = webAddress(params.url);
    const outcome = await this.#run(tab, { action: 'navigate', target: {}, params }, observer);
    // Over TLS the browser shows a page of its own.
    const isUnloaded = outcome.error_type === 'NavigationError';
    const reason = tab.refusal ?? (isUnloaded ? this.#parts.egress.failureOf(host) : undefined);
    if (reason) throw unreached(reason);
    if (isUnloaded) throw new HttpError(502, 'navigation_failed', outcome.message);
    return outcome;
  }

  /** Before anything is told of the page, such as what else its target may be. An opened page is another one. */
  #admitAimed(tab: ChromeTab, name: string): void {
    const action = operationNamed(name);
    if (action === undefined || action === 'navigate') return;
    this.#parts.policy.admit({ action, effect: undefined, places: [tab.page.url()] });
  }

  async #run(
    tab: ChromeTab,
    action: EngineAction,
    observer: ActionObserver | undefined,
  ): Promise<SessionOutcome> {
    const { engine, chrome, policy } = this.#parts;
    this.#key = randomUUID();
    const { url } = action.params;
    // From whichever page: what counts is the one that is opened.
    const placesOf = ({ places }: ShownAction): readonly string[] =>
      action.action === 'navigate' ? [String(url)] : [tab.page.url(), ...places];
    const elementIds = [action.target.elementId, action.params.to].filter(id => typeof id === 'string');
    const admit = async (shown: ShownAction): Promise<ActionFacts> => {
      const facts = { action: action.action, effect: shown.effect, places: placesOf(shown) };
      policy.admit(facts);
      await assertAsShown({ engine, refs: this.#refs, tabId: tab.id, elementIds }, shown);
      return facts;
    };
    const ran = await engine.act(tab.id, action, { key: this.#key, admit, observer });
    this.#fields.note(action, ran);
    const isTold = policy.mayTell(action.action, tab.page.url());
    const outcome = isTold
      ? withTrustedHint(ran, action, engine.language)
      : outcomeElsewhere(ran, engine.language);
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
    const seen = ref === undefined ? undefined : this.#refs.known(ref);
    if (!(thrown instanceof HttpError) || !seen || !REF_FAILURES.has(thrown.code)) return thrown;
    // It was there: its page has gone, or it has.
    const { status, code, message } = thrown.code === 'element_not_found' ? STALE : thrown;
    const candidates = await this.#views.finderIn(tab)(seen.role, seen.name);
    const issues = [...(thrown.issues ?? []), ...candidateIssues(candidates)];
    return new HttpError(status, code, message, { issues, cause: thrown });
  }

  #front(): ChromeTab {
    const { front } = this.#parts.chrome;
    if (!front) throw new HttpError(409, 'page_gone', 'All tabs of this session are closed. Open one first.');
    return front;
  }
}
