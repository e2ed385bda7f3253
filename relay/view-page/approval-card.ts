import type { ApprovalPreview, ApprovalRequired, DecideApproval, ViewState } from '@assent/shared';
import { button, element, quoted, setText } from './elements.ts';
import type { ViewMessages } from './messages/en.ts';

/** Milliseconds in which a card that has just appeared takes no press: it was meant for what was there before. */
const ARMED_AFTER = 400;

/** Milliseconds for which the outcome of a decision stays; the list keeps it. */
const NOTICE_STAYS = 8_000;

type Asking = Pick<ViewState, 'approval' | 'mode' | 'control' | 'isYours'>;

type Decide = (approvalId: string, given: DecideApproval) => Promise<{ status: number }>;

/** The question to the person, with what would be done to what. It never takes the focus by itself. */
export class ApprovalCard {
  readonly #messages: ViewMessages;
  readonly #decide: Decide;
  readonly section = element('section', { class: 'approval', tabindex: '-1', 'aria-labelledby': 'ask' });
  readonly #announcer = element('p', { class: 'unseen', role: 'alert' });
  readonly #notice = element('p', { class: 'notice', role: 'status' });
  readonly #left = element('p', { class: 'left' });
  readonly #hint = element('p', { class: 'hint', id: 'approval-hint' });
  #approve = element('button');
  #reject = element('button');
  #asked: ApprovalRequired | undefined;
  #clock: ReturnType<typeof setInterval> | undefined;
  #isArmed = false;
  /** A person has the control, so that nothing can be approved. */
  #isHeld = false;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(messages: ViewMessages, decide: Decide) {
    this.#messages = messages;
    this.#decide = decide;
    this.section.hidden = true;
    this.section.addEventListener('keydown', event => this.#decideByKey(event));
  }

  get place(): Node[] {
    return [this.section, this.#announcer, this.#notice];
  }

  show({ approval, mode, control, isYours }: Asking): void {
    this.#isHeld = control === 'person';
    if (approval?.approvalId !== this.#asked?.approvalId)
      this.#replace(approval ?? undefined, mode !== 'watch');
    if (!approval) return;
    this.#enable();
    const { handBackFirst, waitForPerson } = this.#messages.approval;
    setText(this.#hint, this.#isHeld ? (isYours ? handBackFirst : waitForPerson) : '');
  }

  #arm(asked: ApprovalRequired): void {
    if (this.#asked?.approvalId !== asked.approvalId) return;
    this.#isArmed = true;
    this.#enable();
  }

  /** What would not be taken is shown as such. */
  #enable(): void {
    this.section.dataset.armed = String(this.#isArmed);
    this.#approve.setAttribute('aria-disabled', String(!this.#isArmed || this.#isHeld));
    this.#reject.setAttribute('aria-disabled', String(!this.#isArmed));
  }

  /** The session has ended: nothing can be decided. */
  close(): void {
    this.#replace(undefined, false);
    setText(this.#notice, '');
  }

  focus(): boolean {
    if (this.section.hidden) return false;
    this.section.focus();
    return true;
  }

  #replace(asked: ApprovalRequired | undefined, mayDecide: boolean): void {
    clearInterval(this.#clock);
    const hadFocus = this.section.contains(document.activeElement);
    this.#asked = asked;
    this.section.hidden = asked === undefined;
    this.section.replaceChildren();
    if (!asked) {
      setText(this.#announcer, '');
      if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
      return;
    }
    const { approval: messages } = this.#messages;
    setText(this.#notice, '');
    this.#isArmed = false;
    setTimeout(() => this.#arm(asked), ARMED_AFTER);
    const ways = mayDecide ? this.#ways(asked) : [element('p', { class: 'quiet' }, messages.others)];
    this.section.append(
      element('h2', { id: 'ask' }, messages.heading),
      ...this.#about(asked.preview),
      this.#left,
      ...ways,
    );
    setText(this.#announcer, messages.needed(asked.preview.sentence));
    const tick = (): void => setText(this.#left, messages.left(timeLeft(asked.expiresAt)));
    tick();
    this.#clock = setInterval(tick, 1_000);
  }

  #about({ parts, risk, effect, before, after, details, sends }: ApprovalPreview): HTMLElement[] {
    const { approval: messages } = this.#messages;
    const sentence = element(
      'p',
      { class: 'sentence' },
      element('span', { class: 'chip', 'data-effect': effect }, risk),
      element('strong', {}, parts.before),
      ' ',
      parts.kind === '' ? undefined : element('span', { class: 'kind' }, parts.kind),
      ' ',
      parts.name === '' ? undefined : element('b', { class: 'name' }, nameOf(parts)),
      parts.after.startsWith('，') ? undefined : ' ',
      parts.after === '' ? undefined : element('strong', {}, parts.after),
    );
    const listed = details.map(({ label, text, isWarning }) =>
      element(
        'li',
        isWarning ? { class: 'warning' } : {},
        label,
        label.endsWith('：') ? '' : ' ',
        text === '' ? undefined : element('q', {}, quoted(text)),
      ),
    );
    const fields = sends.flatMap(({ label, value }) => [
      element('dt', {}, quoted(label)),
      element('dd', {}, quoted(value)),
    ]);
    const summary = element('summary', {}, messages.sends(sends.length));
    return [
      sentence,
      ...(after === undefined ? [] : [this.#change(before, after)]),
      ...(listed.length === 0 ? [] : [element('ul', { class: 'details' }, ...listed)]),
      ...(sends.length === 0
        ? []
        : [element('details', { class: 'sends', open: '' }, summary, element('dl', {}, ...fields))]),
    ];
  }

  #change(before: string | undefined, after: string): HTMLElement {
    const { approval: messages } = this.#messages;
    const written = (text: string): Node => (text === '' ? element('em', {}, messages.empty) : quoted(text));
    const arrow = element('span', { class: 'arrow', role: 'img', 'aria-label': messages.becomes }, '→');
    const former = before === undefined ? [] : [element('del', {}, written(before)), arrow];
    return element('p', { class: 'change' }, ...former, element('ins', {}, written(after)));
  }

  #ways({ approvalId }: ApprovalRequired): HTMLElement[] {
    const { approval: messages } = this.#messages;
    const reason = element('input', {
      ...{ type: 'text', maxlength: '500', 'aria-label': messages.reason },
      placeholder: messages.reason,
    });
    const asked = element('div', { class: 'reason' }, reason, element('small', {}, messages.reasonHint));
    asked.hidden = true;
    const reject = (): void => {
      const said = reason.value.trim();
      void this.#send(approvalId, { decision: 'reject', ...(said === '' ? {} : { reason: said }) });
    };
    this.#approve = button(
      messages.approve,
      { class: 'primary', 'aria-describedby': 'approval-hint', 'aria-keyshortcuts': 'Control+Enter' },
      () => void this.#send(approvalId, { decision: 'approve' }),
    );
    reason.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      // Whoever writes why not does not approve.
      event.stopPropagation();
      if (event.isTrusted && !event.repeat) reject();
    });
    const why = button(messages.why, { class: 'plain' }, () => {
      asked.hidden = false;
      why.hidden = true;
      reason.focus();
    });
    this.#reject = button(messages.reject, { 'aria-keyshortcuts': 'Escape' }, reject);
    const buttons = element('div', { class: 'ways' }, this.#approve, this.#reject, why);
    return [this.#hint, asked, buttons];
  }

  async #send(approvalId: string, given: DecideApproval): Promise<void> {
    if (!this.#isArmed || this.#asked?.approvalId !== approvalId) return;
    const { approval: messages } = this.#messages;
    // One decision is under way at a time.
    this.#isArmed = false;
    this.#enable();
    setText(this.#notice, messages.sending);
    const { status } = await this.#decide(approvalId, given);
    const isDone = status === 200;
    const done = given.decision === 'approve' ? messages.approved : messages.rejected;
    setText(this.#notice, isDone ? done : status === 409 || status === 410 ? messages.late : messages.failed);
    if (!isDone && this.#asked?.approvalId === approvalId) this.#isArmed = true;
    this.#enable();
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => setText(this.#notice, ''), NOTICE_STAYS);
  }

  /** Ctrl or ⌘ with Enter approves and Esc rejects, while the focus is in the card. */
  #decideByKey(event: KeyboardEvent): void {
    const asked = this.#asked;
    if (
      !asked ||
      !event.isTrusted ||
      event.repeat ||
      event.isComposing ||
      this.section.querySelector('.ways') === null
    )
      return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (this.#approve.getAttribute('aria-disabled') !== 'true')
        void this.#send(asked.approvalId, { decision: 'approve' });
    } else if (event.key === 'Escape') {
      event.preventDefault();
      void this.#send(asked.approvalId, { decision: 'reject' });
    }
  }
}

function timeLeft(expiresAt: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(expiresAt) - Date.now()) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** In quotation marks where words of ours follow, which a page could otherwise continue with its name. */
function nameOf({ name, after }: ApprovalPreview['parts']): HTMLElement {
  return after === '' ? quoted(name) : element('q', {}, quoted(name));
}
