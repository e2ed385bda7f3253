import type { SessionOutcome } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { ChromeTab } from '../chrome/chrome-tab.ts';
import type { EngineAction } from './engine-answers.ts';
import type { PageEngine } from './page-engine.ts';

const FOCUSED = { selector: ':focus' } as const;

/** Neither press anything nor lead elsewhere. */
const LOOKING: ReadonlySet<string> = new Set([
  'wait',
  'read',
  'extract',
  'extract_links',
  'get_text',
  'scroll',
]);

/**
 * The field that was filled last. The extension leaves a field when it is filled, so that the page hears of the change; who
 * then presses Enter still means that field.
 */
export class FilledField {
  readonly #engine: PageEngine;
  /** The page when the action began: it may lead to another one. */
  #documentId: string | undefined;
  #last: { documentId: string | undefined; target: EngineAction['target'] } | undefined;

  constructor(engine: PageEngine) {
    this.#engine = engine;
  }

  note({ action, target }: EngineAction, { success }: SessionOutcome): void {
    if (action === 'fill' && success) this.#last = { documentId: this.#documentId, target };
    else if (!LOOKING.has(action)) this.#last = undefined;
  }

  forget(): void {
    this.#last = undefined;
  }

  /** Aims a key or a text without a target: at the focus, otherwise at the field that was filled just before. */
  async atField(tab: ChromeTab, asked: EngineAction): Promise<EngineAction> {
    const { action, target } = asked;
    if (!/^(?:press|type|fill)$/u.test(action)) return asked;
    this.#documentId = await documentIdOf(tab);
    if (action === 'fill' || Object.keys(target).length > 0) return asked;
    if (await this.#isFocused(tab.id)) return action === 'type' ? { ...asked, target: FOCUSED } : asked;
    // In another page, a selector means another field.
    const last = this.#last?.documentId === this.#documentId ? this.#last : undefined;
    return last ? { ...asked, target: last.target } : asked;
  }

  async #isFocused(tabId: number): Promise<boolean> {
    try {
      await this.#engine.inspect(tabId, FOCUSED, {});
      return true;
    } catch (thrown) {
      if (thrown instanceof HttpError && thrown.code === 'element_not_found') return false;
      // Which one is in doubt; that there is one is not.
      if (thrown instanceof HttpError && /^(?:invalid_request|not_interactable)$/u.test(thrown.code))
        return true;
      throw thrown;
    }
  }
}

async function documentIdOf({ documents }: ChromeTab): Promise<string | undefined> {
  const [top] = await documents.list();
  return top?.documentId;
}
