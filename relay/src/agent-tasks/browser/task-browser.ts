import type { SessionAction, SessionOutcome, SessionSnapshot } from '@assent/shared';
import { AwaitingApproval } from '../../browser/approvals/awaiting-approval.ts';
import { unreached, webAddress } from '../../browser/page/web-address.ts';
import type { BrowserSession } from '../../browser/session/browser-session.ts';
import type { OpenSessions } from '../../browser/session/open-sessions.ts';
import type { RecordDecision } from '../../browser/session/record-decision.ts';
import { TaskOver } from '../../credits/lock-task.ts';
import { PRICES } from '../../credits/price-list.ts';
import { HttpError } from '../../errors/http-error.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { isNeverReached } from '../../tools/web/never-reached.ts';
import type { AskPerson } from '../approvals/ask-person.ts';
import type { AwaitControl } from '../approvals/await-control.ts';
import type { OpenTask } from '../store/begin-task.ts';
import { browserFailed } from '../store/task-failed.ts';
import type { TaskRecord } from '../store/task-record.ts';
import type { TaskPolicy } from './task-policy.ts';

/** Seconds; as long as a session may live. */
const TTL = 3_600;
const IDLE = 1_200;

/** Characters of a page that come with an answer, unasked. */
const WITH_PAGE = 6_000;
const WITH_CHANGES = 2_500;

type TaskBrowserOptions = {
  sessions: OpenSessions;
  /** Hosts that may be internal. */
  allowedHosts: readonly string[];
  task: OpenTask;
  record: TaskRecord;
  policy: TaskPolicy;
  ask: AskPerson;
  awaitControl: AwaitControl;
  /** Of what people decide in the live view. */
  recordDecision: RecordDecision;
};

/** The id of the call that is made, and what ends it. */
export type Calling = { callId: string; tool: string; signal: AbortSignal };

/** The browser session of a task: begun by its first call, and again where it ended by itself. */
export class TaskBrowser {
  readonly #options: TaskBrowserOptions;
  #sessionId: string | undefined;
  #beginning: Promise<BrowserSession> | undefined;
  #isClosed = false;
  #seen: Pick<SessionSnapshot, 'snapshot_id' | 'url'> | undefined;
  /** How often people had taken over the session when its page was looked at last. */
  #takeoversSeen = 0;

  constructor(options: TaskBrowserOptions) {
    this.#options = options;
  }

  /** With the page that is there then. */
  async open(url: string, calling: Calling): Promise<object> {
    // Nobody is asked about what would be refused afterwards.
    if (isNeverReached(webAddress(url).href, this.#options.allowedHosts)) throw unreached('address_refused');
    const outcome = await this.#act({ action: 'open', params: { url } }, calling);
    this.#seen = undefined;
    return { ...outcome, ...(await this.#pageNow({ maxCharacters: WITH_PAGE }, calling)) };
  }

  /** With what changed on the page, where it was seen before. */
  async act(given: SessionAction, calling: Calling): Promise<object> {
    const outcome = await this.#act(given, calling);
    return { ...outcome, ...(this.#seen && (await this.#pageNow({ maxCharacters: WITH_CHANGES }, calling))) };
  }

  /** A look alone, such as the text of the page. */
  look(given: SessionAction, calling: Calling): Promise<object> {
    return this.#whenFree(calling, async session => {
      const isUsed = this.#isUsed(session);
      const outcome = await this.#run(session, given, calling, 'looks');
      return isUsed ? { ...outcome, note: USED } : outcome;
    });
  }

  /** What changed since the last look at the same page; all of it for another page, and where `isWhole`. */
  async snapshot({ isWhole, from }: Looking, calling: Calling): Promise<object> {
    if (isWhole || from !== undefined) this.#seen = undefined;
    return this.#snapshot(from === undefined ? {} : { from }, calling);
  }

  /** Also the one that is only starting. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#beginning?.catch(() => undefined);
    const sessionId = this.#sessionId;
    this.#sessionId = undefined;
    // It may have ended by itself.
    if (sessionId !== undefined)
      await this.#options.sessions.end(sessionId, this.#options.task.owner).catch(() => undefined);
  }

  async #act(given: SessionAction, calling: Calling): Promise<SessionOutcome> {
    const acted = await this.#whenFree(calling, async session => {
      try {
        return { outcome: await this.#run(session, given, calling, 'acts') };
      } catch (thrown) {
        if (thrown instanceof AwaitingApproval) return { approval: thrown.approval, session };
        throw thrown;
      }
    });
    if ('outcome' in acted) return acted.outcome;
    const outcome = await this.#options.ask({ ...acted, ...calling });
    this.#options.policy.noteOpened(addressesOf(given));
    return outcome;
  }

  async #run(
    session: BrowserSession,
    given: SessionAction,
    calling: Calling,
    use: 'looks' | 'acts',
  ): Promise<SessionOutcome> {
    // Whoever has lost the task acts no more.
    await this.#options.record.assertCurrent();
    calling.signal.throwIfAborted();
    // What a person did there, the model has not seen: it decided on another page.
    if (use === 'acts' && this.#isUsed(session)) throw lookFirst();
    return session.act(given, { key: calling.callId });
  }

  /** Waits while a person has the browser. What they came before has done nothing, so it is tried again. */
  async #whenFree<Value>(
    { signal }: Calling,
    run: (session: BrowserSession) => Promise<Value>,
  ): Promise<Value> {
    for (;;) {
      await this.#options.awaitControl((await this.#session()).people.control, signal);
      const session = await this.#session();
      try {
        return await run(session);
      } catch (thrown) {
        if (!isForPerson(thrown, session)) throw thrown;
      }
    }
  }

  /** By a person, since it was looked at. */
  #isUsed(session: BrowserSession): boolean {
    return session.people.control.takeovers > this.#takeoversSeen;
  }

  /** The page as it is, or nothing where it can't be looked at now: the outcome of the action counts. */
  async #pageNow(part: { maxCharacters: number }, calling: Calling): Promise<object> {
    try {
      return { page: await this.#snapshot(part, calling) };
    } catch (thrown) {
      if (!(thrown instanceof HttpError)) throw thrown;
      return { page: { success: false, error: thrown.message } };
    }
  }

  #snapshot(part: Part, calling: Calling): Promise<object> {
    return this.#whenFree(calling, async session => {
      if (!this.#isUsed(session)) return this.#pageIn(session, part);
      const { takeovers } = session.people.control;
      this.#seen = undefined;
      try {
        return { note: USED, ...(await this.#pageIn(session, {})) };
      } catch (thrown) {
        throw isForPerson(thrown, session) ? thrown : withNote(thrown);
      } finally {
        // Where there is nothing to see, as on a site that it may not read, the task can still open another page.
        if (!session.people.control.isClaimed) this.#takeoversSeen = takeovers;
      }
    });
  }

  async #pageIn(session: BrowserSession, part: Part): Promise<object> {
    const since = this.#seen && (await this.#isInFront(session, this.#seen.url)) && this.#seen.snapshot_id;
    const seen = await session.snapshot({ ...part, ...(since && { since }) });
    this.#seen = seen;
    const { url, title, snapshot, next_from: next, message } = seen;
    const isPart = next !== undefined && { next_from: next };
    return { url, title, ...(since && { changes_only: true }), snapshot, ...isPart, message };
  }

  async #isInFront(session: BrowserSession, url: string): Promise<boolean> {
    return (await session.listTabs()).tabs.some(tab => tab.active && tab.url === url);
  }

  async #session(): Promise<BrowserSession> {
    const { sessions, task } = this.#options;
    if (this.#sessionId !== undefined) {
      try {
        return sessions.find(this.#sessionId, task.owner);
      } catch (thrown) {
        if (!(thrown instanceof HttpError) || (thrown.status !== 404 && thrown.status !== 410)) throw thrown;
        this.#sessionId = undefined;
        this.#seen = undefined;
        this.#takeoversSeen = 0;
      }
    }
    this.#beginning = this.#begin();
    return this.#beginning;
  }

  async #begin(): Promise<BrowserSession> {
    const { sessions, task, record, policy, recordDecision } = this.#options;
    const { owner, tenant, request } = task;
    if (this.#isClosed) throw new TaskOver('The browser of the task is closed.');
    await record.spend(PRICES.session);
    const settings = { ttl: TTL, idle: IDLE, attended: true, language: request.language };
    const asks: TaskPolicy['asks'] = proposed => policy.asks(proposed);
    const { sessionId } = await sessions
      .create(settings, { owner, tenant }, { policy, asks, record: recordDecision })
      .catch(withoutBrowser);
    this.#sessionId = sessionId;
    await record.store({ session: sessionId });
    return sessions.find(sessionId, owner);
  }
}

/** Of a page, in characters. */
type Part = { maxCharacters?: number; from?: number };

type Looking = { isWhole: boolean; from: number | undefined };

const USED =
  'A person had this browser meanwhile. It may show another page, and refs may stand for something else: go on from a new look by browser_snapshot alone.';

function lookFirst(): HttpError {
  return new HttpError(
    409,
    'used_by_person',
    'A person had this browser since you last looked, so this was not done. Look with browser_snapshot, then decide what there is still to do.',
  );
}

function withNote(thrown: unknown): unknown {
  if (!(thrown instanceof HttpError)) return thrown;
  const { status, code, message } = thrown;
  return new HttpError(status, code, `A person had this browser meanwhile. ${message}`, { cause: thrown });
}

/** Nothing was done, because a person has the browser or is about to. */
function isForPerson(thrown: unknown, { people }: BrowserSession): boolean {
  if (!(thrown instanceof HttpError)) return false;
  return thrown.code === 'person_in_control' || (thrown.code === 'session_busy' && people.control.isClaimed);
}

/** The task fails: its model can do nothing about it. While the database is away, it only waits. */
function withoutBrowser(thrown: unknown): never {
  throw thrown instanceof HttpError && !isAway(thrown) ? browserFailed(thrown) : thrown;
}

/** What a person has let it open. Where an action then led is not asked for, so it is not read. */
function addressesOf({ action, params = {} }: SessionAction): string[] {
  return action === 'open' && typeof params.url === 'string' ? [params.url] : [];
}
