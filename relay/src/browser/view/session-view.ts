import type { Language, PagePrompt, ViewMode, ViewState } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { Approvals } from '../approvals/approvals.ts';
import { approvalRequired } from '../approvals/awaiting-approval.ts';
import type { PersonControl } from './person-control.ts';
import { type Front, Screencast, type Shown } from './screencast.ts';
import type { SessionLog } from './session-log.ts';

const MAX_VIEWERS = 10;

/** Milliseconds between two looks at the titles of tabs. */
const LOOK_AGAIN = 1_000;

/** What is in front, in words that hold no secrets. */
export type Places = Pick<ViewState, 'url' | 'title' | 'tabs'>;

type Parts = {
  log: SessionLog;
  control: PersonControl;
  approvals: Approvals;
  isAttended: boolean;
  front(): Front | undefined;
  places(): Promise<Places>;
  /** What a page asks the person in control for. */
  prompt(): PagePrompt | undefined;
};

/** Of one reader. */
export type Viewer = { id: string; mode: ViewMode; language: Language; expiresAt: string };

/** What people see of a session while it runs. Nothing is pictured while nobody watches. */
export class SessionView {
  readonly log: SessionLog;
  readonly #parts: Parts;
  readonly #screencast: Screencast;
  readonly #wakes = new Set<() => void>();
  #picture: { number: number; shown: Shown | undefined } = { number: 0, shown: undefined };
  #places: Places = { url: '', title: '', tabs: [] };
  #lookedAt = 0;
  #isEnded = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.log = parts.log;
    this.#screencast = new Screencast(parts.front, shown => {
      if (this.#wakes.size === 0 || isSaid(shown, this.#picture.shown)) return;
      this.#picture = { number: this.#picture.number + 1, shown };
      this.#wake();
    });
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** The newest picture, with its number. */
  get picture(): { number: number; shown: Shown | undefined } {
    return this.#picture;
  }

  /** Somebody may see something new. */
  changed(): void {
    this.#lookedAt = 0;
    this.#wake();
  }

  /** `wake` is called when there is something new, until the returned function is called. */
  open(viewer: Viewer, wake: () => void): () => void {
    if (this.#wakes.size >= MAX_VIEWERS)
      throw new HttpError(429, 'too_many_viewers', `At most ${MAX_VIEWERS} people watch a session at once.`);
    const leave = this.#parts.control.attend(viewer.id);
    this.#wakes.add(wake);
    this.#screencast.start();
    return () => {
      leave();
      this.#wakes.delete(wake);
      if (this.#wakes.size > 0) return;
      // Who comes next must not see what was there before.
      this.#picture = { number: this.#picture.number + 1, shown: undefined };
      void this.#screencast.stop();
    };
  }

  async state({ id, mode, language, expiresAt }: Viewer): Promise<ViewState> {
    const { control, approvals, isAttended } = this.#parts;
    const prompt = this.#parts.prompt();
    // A page with a dialog answers nothing.
    if (!prompt || prompt.kind === 'files') await this.#look();
    const isYours = control.isHeldBy(id);
    return {
      type: 'state',
      mode,
      control: control.isPerson ? 'person' : 'program',
      isYours,
      isTaking: control.isTaking,
      attended: isAttended,
      ...this.#places,
      expiresAt,
      approval: approvals.pending ? approvalRequired(approvals.pending, language) : null,
      prompt: prompt ? (isYours ? prompt : { promptId: prompt.promptId, kind: prompt.kind }) : null,
    };
  }

  end(): void {
    this.#isEnded = true;
    this.#wake();
    void this.#screencast.stop();
  }

  async #look(): Promise<void> {
    if (Date.now() - this.#lookedAt < LOOK_AGAIN || this.#isEnded) return;
    this.#lookedAt = Date.now();
    this.#places = await this.#parts.places();
  }

  #wake(): void {
    for (const wake of this.#wakes) wake();
  }
}

/** That there is no picture is said once. */
function isSaid(shown: Shown, before: Shown | undefined): boolean {
  return shown.type === 'withheld' && before?.type === 'withheld' && shown.reason === before.reason;
}
