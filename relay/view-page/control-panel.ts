import type { PersonInput, ViewState } from '@assent/shared';
import { addressLine } from './address-line.ts';
import type { BrowserPicture } from './browser-picture.ts';
import { CaptureInput } from './capture-input.ts';
import type { Answered, Connection } from './connection.ts';
import { button, element, setText } from './elements.ts';
import type { ViewMessages } from './messages/en.ts';

/** Milliseconds. */
const PROBLEM_STAYS = 8_000;

/** Who has the control, and the way to take it and to hand it back. */
export class ControlPanel {
  readonly #messages: ViewMessages;
  readonly #connection: Connection;
  readonly #picture: BrowserPicture;
  readonly #who = element('p', { class: 'who', role: 'status' });
  readonly #hint = element('p', { class: 'quiet' });
  /** Why something that the person did was not done. */
  readonly #problem = element('p', { class: 'hint', role: 'status' });
  readonly #toggle: HTMLButtonElement;
  readonly section: HTMLElement;
  #capture: CaptureInput | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #state: Pick<ViewState, 'control' | 'isYours' | 'isTaking' | 'mode'> | undefined;

  constructor(messages: ViewMessages, connection: Connection, picture: BrowserPicture) {
    this.#messages = messages;
    this.#connection = connection;
    this.#picture = picture;
    this.#toggle = button('', {}, () => void this.#change());
    this.#toggle.hidden = true;
    const heading = element('h2', {}, messages.control.heading);
    const parts = [heading, this.#who, this.#toggle, this.#hint, this.#problem];
    this.section = element('section', { class: 'control' }, ...parts);
    picture.onTab = index => this.#send({ kind: 'tab', index });
  }

  show(state: ViewState): void {
    const { control: messages } = this.#messages;
    const { control, isYours, isTaking, mode } = state;
    const isLost = this.#state?.isYours === true && !isYours;
    this.#state = state;
    const held = isYours ? messages.yours : messages.person;
    const who = control === 'person' ? held : isTaking ? messages.taking : messages.program;
    setText(this.#who, isLost && control === 'program' ? `${messages.returned} ${messages.program}` : who);
    this.section.dataset.control = isYours ? 'yours' : control;
    const isMine = isYours || (isTaking && this.#isAsked);
    this.#toggle.hidden = mode !== 'control' || (control === 'person' && !isYours) || (isTaking && !isMine);
    const offered = isYours ? messages.giveBack : isTaking ? messages.cancel : messages.take;
    setText(this.#toggle, offered);
    this.#toggle.classList.toggle('primary', isYours);
    const modes = { watch: messages.watching, decide: messages.deciding, control: '' };
    setText(this.#hint, isYours ? messages.hint : modes[mode]);
    if (isYours) this.#begin();
    else this.end();
  }

  end(): void {
    this.#capture?.end();
    this.#capture = undefined;
    delete this.#picture.picture.dataset.captured;
    this.#picture.keys.tabIndex = -1;
    this.#picture.tools.replaceChildren();
  }

  /** The keys go to the page, while they may. */
  focusPage(): void {
    if (this.#capture) this.#picture.keys.focus({ preventScroll: true });
  }

  /** The session has ended. */
  close(): void {
    this.end();
    this.section.hidden = true;
  }

  #isAsked = false;

  async #change(): Promise<void> {
    const wants = this.#state?.isYours || this.#isAsked ? 'program' : 'person';
    this.#isAsked = wants === 'person';
    await this.#capture?.played();
    await this.#connection.changeControl(wants);
    this.#isAsked = false;
  }

  #begin(): void {
    if (this.#capture) return;
    const { picture, keys } = this.#picture;
    picture.dataset.captured = 'true';
    keys.tabIndex = 0;
    const parts = { picture, keys, size: () => this.#picture.size };
    const play = async (inputs: readonly PersonInput[]): Promise<void> =>
      this.#tell(await this.#connection.play(inputs));
    this.#capture = new CaptureInput(parts, play, () => this.#toggle.focus());
    const { control: messages } = this.#messages;
    const steps = [
      ['←', messages.back, 'back'],
      ['→', messages.forward, 'forward'],
      ['↻', messages.reload, 'reload'],
    ] as const;
    const tools = steps.map(([sign, label, kind]) =>
      button(sign, { 'aria-label': label, title: label }, () => this.#send({ kind })),
    );
    const address = addressLine(this.#messages, url => this.#send({ kind: 'open', url }));
    this.#picture.tools.replaceChildren(...tools, address);
    this.focusPage();
  }

  #tell({ status, code = '' }: Answered): void {
    if (status === 200) return;
    const { problems } = this.#messages.control;
    const [, said = ''] = Object.entries(problems).find(([known]) => known === code) ?? [];
    setText(this.#problem, said);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => setText(this.#problem, ''), PROBLEM_STAYS);
  }

  #send(input: PersonInput): void {
    this.#capture?.send(input);
  }
}
