import type {
  AnswerPrompt,
  Bilingual,
  DecideApproval,
  Decided,
  InterceptRule,
  Language,
  PagePrompt,
  PersonInput,
} from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { Approvals } from '../approvals/approvals.ts';
import { outcomeOf } from '../approvals/awaiting-approval.ts';
import type { PagePrompts } from '../chrome/page-prompts.ts';
import type { ProposedAction } from '../page/action-observer.ts';
import { logRun } from '../view/log-run.ts';
import { answerWords } from '../view/log-words.ts';
import { PersonControl } from '../view/person-control.ts';
import { PersonInputs } from '../view/person-input.ts';
import type { Front } from '../view/screencast.ts';
import { SessionLog } from '../view/session-log.ts';
import { type Places, SessionView } from '../view/session-view.ts';
import { ViewLinks } from '../view/view-links.ts';
import { beforeDeadline } from './before-deadline.ts';
import { CommandTurn } from './command-turn.ts';
import { Commands } from './commands.ts';
import type { Decider, RecordDecision } from './record-decision.ts';
import { blocksAlone, personInControl, waitsForDecision } from './refusals.ts';
import type { SessionWindows } from './session-windows.ts';

/** Milliseconds in which a page takes the input of a person. */
const INPUT_MILLISECONDS = 5_000;

export type AttendanceOptions = {
  isAttended?: boolean;
  /** Of an attended session: as in {@link Commands}; by default for all that is no mere look. */
  asks?: ((proposed: ProposedAction) => boolean) | undefined;
  /** It has a policy. */
  isRuled?: boolean;
  language?: Language;
  /** What people decide. */
  record: RecordDecision;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** The people of a session: those who watch it, decide on its actions, and take over; and what the caller may do meanwhile. */
export class Attendance {
  readonly isAttended: boolean;
  readonly language: Language;
  readonly links = new ViewLinks();
  readonly approvals: Approvals;
  readonly commands: Commands;
  readonly control: PersonControl;
  readonly inputs: PersonInputs;
  readonly view: SessionView;
  readonly #isRuled: boolean;
  readonly #turn = new CommandTurn();
  readonly #prompts: PagePrompts;
  readonly #record: RecordDecision;

  constructor(windows: SessionWindows, options: AttendanceOptions) {
    const { isAttended = false, isRuled = false, language = 'en', record, report } = options;
    const { prompts } = windows;
    this.#prompts = prompts;
    this.#record = record;
    this.isAttended = isAttended;
    this.#isRuled = isRuled;
    this.language = language;
    const changed = (): void => this.view.changed();
    const log = new SessionLog(changed);
    this.approvals = new Approvals({ changed });
    this.inputs = new PersonInputs({
      ...{ prompts, front: () => windows.front.chrome },
      open: url => windows.front.page.openByHand(url),
    });
    this.control = new PersonControl({
      ...{ turn: this.#turn, log, changed, report },
      record: (by, decision) => record({ by }, { decision }),
      taken: () => prompts.hold(changed),
      released: async () => {
        windows.forgetFields();
        await prompts.release();
        await this.inputs.release();
      },
    });
    this.view = new SessionView({
      ...{ log, control: this.control, approvals: this.approvals, isAttended },
      prompt: () => promptOf(windows),
      front: () => frontOf(windows),
      places: () => placesOf(windows),
    });
    this.commands = new Commands({
      ...{ turn: this.#turn, log, approvals: this.approvals },
      asks: isAttended ? (options.asks ?? isNoLook) : () => false,
      isPersonInControl: () => this.control.isPerson,
    });
  }

  /** Nobody may say that the session is idle. */
  get isBusy(): boolean {
    return this.#turn.isTaken || this.approvals.pending !== undefined;
  }

  /** Resolves when no command is under way. */
  whenIdle(): Promise<void> {
    return this.#turn.whenIdle();
  }

  /** As the command that asked is answered. */
  outcomeOfApproval(approvalId: string, wait: number | undefined): Promise<object> {
    return outcomeOf(this.commands.askedBy(approvalId), wait);
  }

  /** While a person acts, nothing may be approved that then waits for them to end. What can't be recorded does not count. */
  async decide(approvalId: string, given: DecideApproval, decider: Decider): Promise<Decided> {
    const { decision } = given;
    const assertPermitted = (): void => {
      if (decision === 'approve' && (this.control.isPerson || this.control.isTaking))
        throw new HttpError(409, 'person_in_control', 'A person has taken over. Hand back, then approve.');
    };
    assertPermitted();
    const claim = this.approvals.claim(approvalId);
    try {
      await this.#record(decider, { decision: RECORDED[decision], approval: approvalId }, given.reason);
      // Somebody may have taken over while it was written.
      assertPermitted();
    } catch (thrown) {
      claim.release();
      throw thrown;
    }
    claim.commit(given);
    return { approvalId, decision };
  }

  /** What the person in control answers to a page. */
  async answerPrompt(viewer: string, { promptId, ...given }: Omit<AnswerPrompt, 'viewer'>): Promise<void> {
    this.control.require(viewer);
    this.control.note(0, 0);
    const kind = await beforeDeadline(this.#prompts.answer(promptId, given), INPUT_MILLISECONDS);
    this.view.log.add({ by: 'person', state: 'done', title: answerWords(kind, given) });
  }

  /** Throws where that viewer has not the control, also in between. */
  async playInput(viewer: string, inputs: readonly PersonInput[]): Promise<void> {
    this.control.require(viewer);
    const clicks = inputs.filter(({ kind }) => kind === 'down').length;
    const keys = inputs.filter(isKeyOrText).length;
    this.control.note(clicks, keys);
    await beforeDeadline(
      this.inputs.play(inputs, () => this.control.require(viewer)),
      INPUT_MILLISECONDS,
    );
  }

  /** For the log, what the caller does besides commands. */
  logRun<Value>(title: Bilingual, run: () => Promise<Value>): Promise<Value> {
    return logRun(this.view.log, title, run);
  }

  /** The same, of what takes no time and is asked for again and again. */
  logLook(title: Bilingual): void {
    this.view.log.addOnce({ by: 'program', state: 'done', title });
  }

  /** Throws while what the caller would take or change is a person's, or was shown to one who decides. */
  permit(use: 'reads' | 'changes'): void {
    if (this.control.isPerson || this.control.isTaking) throw personInControl();
    if (use === 'changes' && this.approvals.pending) throw waitsForDecision();
  }

  permitRule({ action }: InterceptRule): void {
    this.permit('changes');
    if ((this.isAttended || this.#isRuled) && action !== 'block') throw blocksAlone();
  }

  close(): void {
    this.approvals.close();
    this.control.close();
    this.view.end();
    this.links.close();
  }
}

function isNoLook({ isHarmless }: ProposedAction): boolean {
  return !isHarmless;
}

/** Undefined where no tab is open. */
function frontOf(windows: SessionWindows): Front | undefined {
  if (windows.tabCount === 0) return undefined;
  const { chrome, engine } = windows.front;
  const tab = chrome.front;
  return tab && { tab, cover: () => engine.cover.hold(tab.id) };
}

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);

function isKeyOrText(input: PersonInput): boolean {
  if (input.kind === 'keydown') return !MODIFIERS.has(input.key);
  return input.kind === 'key' || input.kind === 'text' || input.kind === 'open';
}

const RECORDED = { approve: 'approved', reject: 'rejected' } as const;

/** With its secrets masked, as far as its words show them, and with marks for characters that are invisible or move others. */
function promptOf(windows: SessionWindows): PagePrompt | undefined {
  const { pending } = windows.prompts;
  if (!pending || windows.tabCount === 0) return pending;
  const { secrets, words } = windows.front.engine;
  const { message, defaultValue } = pending;
  return {
    ...pending,
    ...(message !== undefined && { message: words.ofText(secrets.maskText(message)) }),
    ...(defaultValue !== undefined && { defaultValue: secrets.maskText(defaultValue) }),
  };
}

async function placesOf(windows: SessionWindows): Promise<Places> {
  if (windows.tabCount === 0) return { url: '', title: '', tabs: [] };
  const tabs = await windows.front.engine.tabs().catch(nothingWhereRefused);
  const { url = '', title = '' } = tabs.find(({ isInFront }) => isInFront) ?? {};
  return { url, title, tabs: tabs.map((tab, index) => ({ index, title: tab.title, active: tab.isInFront })) };
}

/** A page that goes meanwhile has no places. */
function nothingWhereRefused(thrown: unknown): [] {
  if (thrown instanceof HttpError) return [];
  throw thrown;
}
