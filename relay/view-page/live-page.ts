import type { Language, ViewEvent } from '@assent/shared';
import { ApprovalCard } from './approval-card.ts';
import { BrowserPicture } from './browser-picture.ts';
import { type Connected, Connection, type Credential } from './connection.ts';
import { ControlPanel } from './control-panel.ts';
import { element, setText } from './elements.ts';
import { LogList } from './log-list.ts';
import type { ViewMessages } from './messages/en.ts';
import { viewMessages } from './messages/view-messages.ts';
import { PromptCard } from './prompt-card.ts';

/** The whole page in one language. */
export class LivePage {
  readonly #messages: ViewMessages;
  readonly #connection: Connection;
  readonly #picture: BrowserPicture;
  readonly #card: ApprovalCard;
  readonly #prompt: PromptCard;
  readonly #control: ControlPanel;
  readonly #log: LogList;
  readonly #state = element('p', { class: 'state', role: 'status' });
  readonly #over = element('section', { class: 'over', role: 'alert' });
  /** Entries of before are not read aloud one by one. */
  #isFresh = false;

  constructor(language: Language, credential: Credential, viewer: string, change: (to: Language) => void) {
    const messages = viewMessages[language];
    this.#messages = messages;
    const listener = {
      event: (event: ViewEvent) => this.#take(event),
      state: (state: Connected) => this.#become(state),
    };
    this.#connection = new Connection(credential, viewer, listener);
    this.#picture = new BrowserPicture(messages);
    this.#control = new ControlPanel(messages, this.#connection, this.#picture);
    this.#prompt = new PromptCard(
      messages,
      given => this.#connection.answerPrompt(given),
      () => this.#control.focusPage(),
    );
    this.#card = new ApprovalCard(messages, (id, given) => this.#connection.post(`approvals/${id}`, given));
    this.#log = new LogList(messages);
    document.documentElement.lang = messages.locale;
    document.title = `${messages.title} · Assent`;
    document.body.replaceChildren(header(messages, language, this.#state, change), this.#main());
    document.onkeydown = event => {
      if (event.key !== 'F6' || event.defaultPrevented || event.shiftKey) return;
      if (this.#card.focus()) event.preventDefault();
    };
    this.#connection.start(language);
  }

  end(): void {
    this.#connection.stop();
    this.#control.end();
  }

  #main(): HTMLElement {
    this.#over.hidden = true;
    const side = element('div', { class: 'side' });
    side.append(this.#prompt.section, ...this.#card.place, this.#control.section, this.#log.section);
    return element('main', { tabindex: '-1' }, this.#over, this.#picture.section, side);
  }

  #take(event: ViewEvent): void {
    switch (event.type) {
      case 'picture':
      case 'withheld':
        this.#picture.show(event);
        break;
      case 'log':
        this.#log.add(event.entry, this.#isFresh);
        break;
      case 'state':
        this.#isFresh = true;
        this.#picture.showPlaces(event, event.isYours);
        this.#control.show(event);
        this.#card.show(event);
        this.#prompt.show(event);
        break;
      case 'end':
        if (event.reason !== 'slow') this.#close(event.reason);
    }
  }

  #become(state: Connected): void {
    const { connection } = this.#messages;
    if (state === 'refused') {
      this.#close('link');
      return;
    }
    this.#state.dataset.state = state;
    setText(this.#state, connection[state]);
    // What is shown may be old, and what is pressed would not arrive.
    document.body.dataset.connection = state;
    if (state === 'lost') this.#control.end();
  }

  #close(reason: 'session' | 'link'): void {
    const { ended, connection } = this.#messages;
    this.#state.dataset.state = 'ended';
    setText(this.#state, connection.ended);
    document.body.dataset.connection = 'ended';
    this.#over.hidden = false;
    const hint = reason === 'session' ? ended.sessionHint : ended.linkHint;
    this.#over.replaceChildren(element('h2', {}, ended[reason]), element('p', {}, hint));
    this.#card.close();
    this.#prompt.close();
    this.#control.close();
    this.#picture.section.remove();
  }
}

function header(
  messages: ViewMessages,
  language: Language,
  state: HTMLElement | undefined,
  change: (to: Language) => void,
): HTMLElement {
  const other = language === 'en' ? 'zh' : 'en';
  const toggle = element(
    'button',
    {
      type: 'button',
      class: 'plain',
      lang: viewMessages[other].locale,
      'aria-label': messages.otherLanguageName,
    },
    messages.otherLanguage,
  );
  toggle.addEventListener('click', () => change(other));
  const name = element('h1', {}, element('span', { class: 'brand' }, 'Assent'), ' ', messages.title);
  return element('header', {}, name, state, toggle);
}

/** For an address without a session or a secret. */
export function showIncomplete(language: Language, change: (to: Language) => void): void {
  const messages = viewMessages[language];
  document.documentElement.lang = messages.locale;
  document.title = `${messages.title} · Assent`;
  const over = element('section', { class: 'over' });
  over.append(element('h2', {}, messages.ended.none), element('p', {}, messages.ended.noneHint));
  document.body.replaceChildren(header(messages, language, undefined, change), element('main', {}, over));
}
