import type {
  Bilingual,
  DecideApproval,
  Decided,
  InterceptRule,
  Language,
  PersonInput,
} from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { Approvals } from '../approvals/approvals.ts';
import { outcomeOf } from '../approvals/awaiting-approval.ts';
import { logRun } from '../view/log-run.ts';
import { PersonControl } from '../view/person-control.ts';
import { PersonInputs } from '../view/person-input.ts';
import type { Front } from '../view/screencast.ts';
import { SessionLog } from '../view/session-log.ts';
import { type Places, SessionView } from '../view/session-view.ts';
import { ViewLinks } from '../view/view-links.ts';
import { beforeDeadline } from './before-deadline.ts';
import { CommandTurn } from './command-turn.ts';
import { Commands } from './commands.ts';
import { blocksAlone, personInControl, waitsForDecision } from './refusals.ts';
import type { SessionWindows } from './session-windows.ts';

/** Milliseconds in which a page takes the input of a person. */
const INPUT_MILLISECONDS = 5_000;

/** `isRuled`: it has a policy. */
type Options = { isAttended?: boolean; isRuled?: boolean; language?: Language };

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

  constructor(windows: SessionWindows, { isAttended = false, isRuled = false, language = 'en' }: Options) {
    this.isAttended = isAttended;
    this.#isRuled = isRuled;
    this.language = language;
    const changed = (): void => this.view.changed();
    const log = new SessionLog(changed);
    this.approvals = new Approvals({ changed });
    this.inputs = new PersonInputs(() => windows.front.chrome);
    this.control = new PersonControl({
      ...{ turn: this.#turn, log, changed },
      released: async () => {
        windows.forgetFields();
        await this.inputs.release();
      },
    });
    this.view = new SessionView({
      ...{ log, control: this.control, approvals: this.approvals, isAttended },
      front: () => frontOf(windows),
      places: () => placesOf(windows),
    });
    this.commands = new Commands({
      ...{ turn: this.#turn, log, approvals: this.approvals, isAttended },
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

  /** While a person acts, nothing may be approved that then waits for them to end. */
  decide(approvalId: string, given: DecideApproval): Decided {
    if (given.decision === 'approve' && (this.control.isPerson || this.control.isTaking))
      throw new HttpError(409, 'person_in_control', 'A person has taken over. Hand back, then approve.');
    this.approvals.decide(approvalId, given);
    return { approvalId, decision: given.decision };
  }

  /** Throws where that viewer has not the control, also in between. */
  async playInput(viewer: string, inputs: readonly PersonInput[]): Promise<void> {
    this.control.require(viewer);
    const clicks = inputs.filter(({ kind }) => kind === 'down').length;
    const keys = inputs.filter(({ kind }) => kind === 'key' || kind === 'text').length;
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
  permitStorage(use: 'reads' | 'changes'): void {
    if (this.control.isPerson || this.control.isTaking) throw personInControl();
    if (use === 'changes' && this.approvals.pending) throw waitsForDecision();
  }

  permitRule({ action }: InterceptRule): void {
    if (this.control.isPerson || this.control.isTaking) throw personInControl();
    if ((this.isAttended || this.#isRuled) && action !== 'block') throw blocksAlone();
  }

  close(): void {
    this.approvals.close();
    this.control.close();
    this.view.end();
    this.links.close();
  }
}

/** Undefined where no tab is open. */
function frontOf(windows: SessionWindows): Front | undefined {
  if (windows.tabCount === 0) return undefined;
  const { chrome, engine } = windows.front;
  const tab = chrome.front;
  return tab && { tab, cover: () => engine.cover.hold(tab.id) };
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
