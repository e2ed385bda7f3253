import type { Language } from '@assent/shared';
import { RelayRequests } from '../requests/relay-requests.ts';
import { keepLanguage, keepSecret, readLanguage, readSecret } from '../requests/remembered.ts';
import { AccountActs } from './account-acts.ts';
import { ApprovalActs } from './approval-acts.ts';
import { type ConsoleStore, createConsoleStore } from './console-state.ts';
import { readPlace } from './place.ts';
import { SessionActs } from './session-acts.ts';
import { TaskActs } from './task-acts.ts';

/** Milliseconds between two looks at what runs and what is asked; nothing streams the list. */
const EVERY = 2_000;

/** What the page does. Components call it, and show the store. */
export class ConsoleActs {
  readonly store: ConsoleStore;
  readonly tasks: TaskActs;
  readonly approvals: ApprovalActs;
  readonly sessions: SessionActs;
  readonly account: AccountActs;
  #isLooking = false;

  constructor() {
    const hasSecret = readSecret() !== undefined;
    this.store = createConsoleStore({
      ...{ language: readLanguage(), place: readPlace(location.hash), hasSecret },
    });
    const asking = { store: this.store, requests: new RelayRequests(readSecret) };
    this.tasks = new TaskActs(asking);
    this.approvals = new ApprovalActs(asking);
    this.sessions = new SessionActs(asking);
    this.account = new AccountActs(asking);
  }

  /** From now on it follows the address, and looks again and again while somebody can see it. */
  start(): void {
    addEventListener('hashchange', () => this.#enter());
    document.addEventListener('visibilitychange', () => void this.#look());
    setInterval(() => void this.#look(), EVERY);
    this.#enter();
  }

  /** Undefined: signs out. The page begins again, so that the next reader finds nothing of the one before. */
  signIn(secret: string | undefined): void {
    keepSecret(secret);
    location.reload();
  }

  speak(language: Language): void {
    keepLanguage(language);
    this.store.setState({ language });
  }

  #enter(): void {
    const place = readPlace(location.hash);
    this.store.setState({ place, notice: undefined });
    if (place.kind === 'task') this.tasks.open(place.id);
    else this.tasks.close();
    if (place.kind === 'credits') void this.account.loadCredits();
    if (place.kind === 'keys') void this.account.loadKeys();
    void this.#look();
  }

  async #look(): Promise<void> {
    const { signIn, place, task } = this.store.getState();
    if (document.visibilityState === 'hidden' || signIn !== 'unasked' || this.#isLooking) return;
    this.#isLooking = true;
    try {
      await Promise.all([
        this.approvals.refresh({ hasWorking: place.kind === 'sessions' }),
        place.kind === 'tasks' ? this.tasks.refreshList() : undefined,
        task?.answer.kind === 'loaded' && task.answer.value.endedAt === undefined
          ? this.tasks.refreshOpened()
          : undefined,
      ]);
    } finally {
      this.#isLooking = false;
    }
  }
}
