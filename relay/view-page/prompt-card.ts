import type { AnswerPrompt, PagePrompt, PromptFile, ViewState } from '@assent/shared';
import type { Answered } from './connection.ts';
import { button, element, quoted, setText } from './elements.ts';
import type { ViewMessages } from './messages/en.ts';

/** Bytes of all files together: a request has at most 1 MB, and base64 takes a third more. */
const MAX_BYTES = 700_000;

const MAX_FILES = 20;

type Given = Omit<AnswerPrompt, 'viewer' | 'promptId'>;

type Send = (given: Omit<AnswerPrompt, 'viewer'>) => Promise<Answered>;

/** What the page asks the person in control for: a dialog of it, or files. Others see that it waits. */
export class PromptCard {
  readonly #messages: ViewMessages;
  readonly #send: Send;
  readonly #leave: () => void;
  readonly section = element('section', {
    ...{ class: 'prompt', role: 'alertdialog', tabindex: '-1', 'aria-labelledby': 'prompt' },
  });
  readonly #problem = element('p', { class: 'hint', role: 'status' });
  #shown = '';

  /** `leave` puts the focus where it was: on the page. */
  constructor(messages: ViewMessages, send: Send, leave: () => void) {
    this.#messages = messages;
    this.#send = send;
    this.#leave = leave;
    this.section.hidden = true;
  }

  show({ prompt, isYours }: Pick<ViewState, 'prompt' | 'isYours'>): void {
    const shown = prompt ? `${prompt.promptId} ${isYours}` : '';
    if (shown === this.#shown) return;
    this.#shown = shown;
    const hadFocus = this.section.contains(document.activeElement);
    this.section.hidden = !prompt;
    this.section.replaceChildren();
    if (!prompt) {
      if (hadFocus) this.#leave();
      return;
    }
    const { prompt: messages } = this.#messages;
    setText(this.#problem, '');
    const heading = element('h2', { id: 'prompt' }, messages.headings[prompt.kind]);
    const { message = '' } = prompt;
    const said = message === '' ? undefined : element('blockquote', {}, quoted(message));
    const rest = isYours ? this.#ways(prompt) : [element('p', { class: 'quiet' }, messages.others)];
    this.section.append(heading, ...(said ? [said] : []), ...rest, this.#problem);
    // The page takes no keys now. No button has the focus: a key that was meant for the page presses none.
    if (isYours) this.section.focus();
  }

  close(): void {
    this.show({ prompt: null, isYours: false });
  }

  #ways(prompt: PagePrompt): HTMLElement[] {
    return prompt.kind === 'files' ? this.#fileWays(prompt) : this.#dialogWays(prompt);
  }

  #dialogWays({ promptId, kind, defaultValue = '' }: PagePrompt): HTMLElement[] {
    const { prompt: messages } = this.#messages;
    const field = element('input', { type: 'text', maxlength: '20000', 'aria-labelledby': 'prompt' });
    field.value = defaultValue;
    const answer = (accept: boolean): void =>
      void this.#answer(promptId, { accept, ...(accept && kind === 'prompt' && { text: field.value }) });
    field.addEventListener('keydown', event => {
      if (event.key === 'Enter' && !event.isComposing && !event.repeat && event.isTrusted) answer(true);
    });
    const [yes, no] =
      kind === 'beforeunload' ? [messages.leave, messages.stay] : [messages.ok, messages.cancel];
    const accept = button(yes, { class: 'primary' }, () => answer(true));
    const buttons = kind === 'alert' ? [accept] : [accept, button(no, {}, () => answer(false))];
    return [...(kind === 'prompt' ? [field] : []), element('div', { class: 'ways' }, ...buttons)];
  }

  #fileWays({ promptId, isMultiple = false }: PagePrompt): HTMLElement[] {
    const { prompt: messages } = this.#messages;
    const files = element('input', {
      ...{ type: 'file', 'aria-labelledby': 'prompt' },
      ...(isMultiple ? { multiple: '' } : {}),
    });
    const give = button(messages.give, { class: 'primary' }, () => {
      void this.#give(promptId, [...(files.files ?? [])]);
    });
    const cancel = button(messages.cancel, {}, () => void this.#answer(promptId, { accept: false }));
    const limit = element('p', { class: 'quiet' }, messages.limit);
    return [files, limit, element('div', { class: 'ways' }, give, cancel)];
  }

  async #give(promptId: string, files: readonly File[]): Promise<void> {
    const { prompt: messages } = this.#messages;
    if (files.length === 0) return setText(this.#problem, messages.none);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (files.length > MAX_FILES || bytes > MAX_BYTES) return setText(this.#problem, messages.tooLarge);
    await this.#answer(promptId, { accept: true, files: await Promise.all(files.map(read)) });
  }

  async #answer(promptId: string, given: Given): Promise<void> {
    const { status } = await this.#send({ promptId, ...given });
    if (status === 200) return;
    const { prompt: messages } = this.#messages;
    setText(this.#problem, status === 404 ? messages.gone : messages.failed);
  }
}

async function read(file: File): Promise<PromptFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { name: file.name.slice(0, 255), type: file.type.slice(0, 127), data: btoa(text) };
}
