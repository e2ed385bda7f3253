import { randomUUID } from 'node:crypto';
import type { AnswerPrompt, DialogAnswer, PagePrompt } from '@assent/shared';
import type { Dialog, FileChooser, Page } from 'playwright-core';
import { HttpError } from '../../errors/http-error.ts';

type Given = Pick<AnswerPrompt, 'accept' | 'text' | 'files'>;

type Asked = PagePrompt & { page: Page | null; answer(given: Given): Promise<void> };

/** Characters of what a dialog says. */
const MAX_MESSAGE = 2_000;

/**
 * What the pages of a session ask their user for: dialogs, and files. They are answered as the caller says; while a person has the
 * control, that person is asked.
 */
export class PagePrompts {
  readonly #pages = new Set<Page>();
  readonly #asked = new Map<string, Asked>();
  #ask: (() => void) | undefined;
  #next = Promise.withResolvers<void>();

  /** A page of the session. */
  meet(page: Page): void {
    this.#pages.add(page);
    page.once('close', () => {
      this.#pages.delete(page);
      for (const asked of this.#asked.values()) if (asked.page === page) this.#forget(asked.promptId);
    });
    if (this.#ask) page.on('filechooser', this.#choose);
  }

  /** From now on, a person is asked. `changed` is called whenever there is something new. */
  hold(changed: () => void): void {
    this.#ask = changed;
    for (const page of this.#pages) page.on('filechooser', this.#choose);
  }

  /** The person has left: what they did not answer is cancelled, and a page that asked whether it may be left stays. */
  async release(): Promise<void> {
    this.#ask = undefined;
    for (const page of this.#pages) page.off('filechooser', this.#choose);
    const open = [...this.#asked.values()];
    this.#asked.clear();
    await Promise.allSettled(open.map(asked => asked.answer({ accept: false })));
  }

  /** The one that came first. */
  get pending(): PagePrompt | undefined {
    const [asked] = this.#asked.values();
    if (!asked) return undefined;
    const { page: _page, answer: _answer, ...prompt } = asked;
    return prompt;
  }

  /** Whether that page waits for the answer to a dialog, and takes nothing else. */
  isBlocked(page: Page): boolean {
    return [...this.#asked.values()].some(asked => asked.page === page && asked.kind !== 'files');
  }

  /** Resolves when something new is asked. */
  get asking(): Promise<void> {
    return this.#next.promise;
  }

  /** Of the person. Throws where it is not, or no longer, asked. */
  async answer(promptId: string, given: Given): Promise<PagePrompt['kind']> {
    const asked = this.#asked.get(promptId);
    if (!asked) throw notAsked();
    if (asked.kind === 'files' && given.accept && !given.files)
      throw new HttpError(400, 'invalid_request', 'The page asks for files: send some, or do not accept.');
    this.#forget(promptId);
    // The page may have gone on by itself.
    await asked.answer(given).catch((cause: unknown) => {
      throw notAsked(cause);
    });
    return asked.kind;
  }

  /** By the person in control, or else by the caller: as it says for one action, and a page that asks whether it may be left is left. */
  async settle(
    dialog: Dialog,
    { accept = false, promptText }: DialogAnswer = { accept: false },
  ): Promise<void> {
    const kind = dialog.type();
    if (this.#ask) return this.#keep(dialog);
    if (kind === 'beforeunload') await dialog.accept();
    else await (accept ? dialog.accept(promptText) : dialog.dismiss());
  }

  #keep(dialog: Dialog): void {
    const kind = KINDS[dialog.type()] ?? 'alert';
    this.#add({
      ...{
        promptId: randomUUID(),
        kind,
        page: dialog.page(),
        message: dialog.message().slice(0, MAX_MESSAGE),
      },
      ...(kind === 'prompt' && { defaultValue: dialog.defaultValue().slice(0, MAX_MESSAGE) }),
      answer: ({ accept, text }) => (accept ? dialog.accept(text) : dialog.dismiss()),
    });
  }

  readonly #choose = (chooser: FileChooser): void => {
    const page = chooser.page();
    // A person who opens another one has left the first.
    for (const asked of this.#asked.values())
      if (asked.page === page && asked.kind === 'files') this.#asked.delete(asked.promptId);
    const isMultiple = chooser.isMultiple();
    this.#add({
      ...{ promptId: randomUUID(), kind: 'files', page, isMultiple },
      answer: async ({ accept, files = [] }) => {
        if (!accept) return;
        const chosen = isMultiple ? files : files.slice(0, 1);
        await chooser.setFiles(
          chosen.map(({ name, type, data }) => ({
            name,
            mimeType: type,
            buffer: Buffer.from(data, 'base64'),
          })),
        );
      },
    });
  };

  #add(asked: Asked): void {
    this.#asked.set(asked.promptId, asked);
    this.#next.resolve();
    this.#next = Promise.withResolvers();
    this.#ask?.();
  }

  #forget(promptId: string): void {
    if (this.#asked.delete(promptId)) this.#ask?.();
  }
}

function notAsked(cause?: unknown): HttpError {
  return new HttpError(404, 'prompt_not_found', 'The page does not ask this any more.', { cause });
}

const KINDS: Readonly<Record<string, PagePrompt['kind']>> = {
  alert: 'alert',
  confirm: 'confirm',
  prompt: 'prompt',
  beforeunload: 'beforeunload',
};
