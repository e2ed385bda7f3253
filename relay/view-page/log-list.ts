import type { ViewLogEntry } from '@assent/shared';
import { element, quoted, setText } from './elements.ts';
import type { ViewMessages } from './messages/en.ts';

const MARKS: Readonly<Record<ViewLogEntry['state'], string>> = {
  running: '',
  waiting: '?',
  done: '✓',
  no_effect: '–',
  refused: '✕',
  unknown: '!',
};

/** Those that stay on the page. */
const MAX_SHOWN = 200;

/** What happened, the newest first. */
export class LogList {
  readonly #messages: ViewMessages;
  readonly #list = element('ol', { class: 'log', tabindex: '0' });
  readonly #empty: HTMLElement;
  /** Says to screen readers what has ended. */
  readonly #announcer = element('p', { class: 'unseen', role: 'status' });
  readonly #items = new Map<number, HTMLElement>();
  readonly section: HTMLElement;

  constructor(messages: ViewMessages) {
    this.#messages = messages;
    const { heading, empty } = messages.log;
    this.#empty = element('p', { class: 'quiet' }, empty);
    this.#list.setAttribute('aria-label', heading);
    const title = element('h2', {}, heading);
    this.section = element('section', { class: 'happened' }, title, this.#empty, this.#list, this.#announcer);
  }

  add(entry: ViewLogEntry, isNew: boolean): void {
    this.#empty.hidden = true;
    const fresh = this.#itemFor(entry);
    const known = this.#items.get(entry.command);
    if (known) known.replaceWith(fresh);
    else this.#list.prepend(fresh);
    this.#items.set(entry.command, fresh);
    const [oldest] = this.#items;
    if (this.#items.size > MAX_SHOWN && oldest) {
      oldest[1].remove();
      this.#items.delete(oldest[0]);
    }
    const { states } = this.#messages.log;
    const isOver = entry.state !== 'running' && entry.state !== 'waiting';
    if (isNew && isOver) setText(this.#announcer, `${states[entry.state]}: ${entry.title}`);
  }

  #itemFor({ by, state, title, message, at }: ViewLogEntry): HTMLElement {
    const { log, locale } = this.#messages;
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date(at));
    const mark = element('span', { class: 'mark', 'aria-hidden': 'true' }, MARKS[state]);
    const facts = element(
      'span',
      { class: 'facts' },
      element('span', {}, `${log.by[by]} · ${log.states[state]} · `),
      element('time', { datetime: at }, time),
    );
    const said = message === undefined ? undefined : element('span', { class: 'said' }, quoted(message));
    const words = element('span', { class: 'title' }, quoted(title));
    return element('li', { 'data-state': state, 'data-by': by }, mark, words, said, facts);
  }
}
