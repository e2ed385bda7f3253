import type { ViewEvent, ViewState } from '@assent/shared';
import type { ViewSize } from './capture-input.ts';
import { element, quoted, setText } from './elements.ts';
import type { ViewMessages } from './messages/en.ts';

type Shown = Extract<ViewEvent, { type: 'picture' | 'withheld' }>;

/** The window of the browser: its tabs, its address, and the newest picture of the page. */
export class BrowserPicture {
  readonly #messages: ViewMessages;
  readonly #tabs = element('ul', { class: 'tabs' });
  readonly #address = element('p', { class: 'address' });
  readonly #image = element('img', { alt: '', draggable: 'false' });
  readonly #notice = element('p', { class: 'notice', role: 'status' });
  readonly tools = element('div', { class: 'tools' });
  readonly picture = element('div', { class: 'picture', 'data-withheld': 'true' });
  /** Takes the keys of the person in control. */
  readonly keys = element('textarea', {
    ...{ class: 'keys', autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false', rows: '1' },
    tabindex: '-1',
  });
  readonly section: HTMLElement;
  /** A person chooses a tab. */
  onTab: (index: number) => void = () => undefined;
  #size: ViewSize = { width: 1_280, height: 800 };

  constructor(messages: ViewMessages) {
    this.#messages = messages;
    const { picture } = messages;
    this.#tabs.setAttribute('aria-label', picture.tabs);
    this.keys.setAttribute('aria-label', messages.control.application);
    setText(this.#notice, picture.waiting);
    this.picture.append(this.#image, this.#notice, this.keys);
    const bar = element('div', { class: 'bar' }, this.tools, this.#address);
    const note = element('p', { class: 'quiet' }, picture.covered);
    this.section = element(
      'section',
      { class: 'browser', 'aria-label': picture.label },
      element('div', { class: 'frame' }, this.#tabs, bar, this.picture),
      note,
    );
  }

  get size(): ViewSize {
    return this.#size;
  }

  show(shown: Shown): void {
    this.picture.dataset.withheld = String(shown.type === 'withheld');
    if (shown.type === 'withheld') {
      const { picture } = this.#messages;
      const { loading, uncovered, moving, noPage: no_page } = picture;
      setText(this.#notice, { loading, uncovered, moving, no_page }[shown.reason]);
      return;
    }
    const { data, width, height } = shown;
    this.#size = { width, height };
    this.#image.src = `data:image/jpeg;base64,${data}`;
    this.#image.width = width;
    this.#image.height = height;
    setText(this.#notice, '');
  }

  /** `mayChoose`: the person in control may show another tab. */
  showPlaces({ url, title, tabs }: Pick<ViewState, 'url' | 'title' | 'tabs'>, mayChoose: boolean): void {
    const { picture } = this.#messages;
    setText(this.#address, url);
    this.#image.alt = title === '' ? picture.label : `${picture.label}: ${title}`;
    const listed = tabs.map(tab => {
      const name = tab.title === '' ? picture.emptyTab : tab.title;
      const current = { 'aria-current': String(tab.active) };
      if (!mayChoose) return element('li', { ...current, title: name }, quoted(name));
      const choice = element('button', { type: 'button', title: name }, quoted(name));
      choice.addEventListener('click', () => this.onTab(tab.index));
      return element('li', current, choice);
    });
    this.#tabs.replaceChildren(...listed);
  }
}
