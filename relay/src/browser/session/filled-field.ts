import type { SessionOutcome } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { EngineAction, PageEngine } from './page-engine.ts';

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
  #last: { tabId: number; target: EngineAction['target'] } | undefined;

  constructor(engine: PageEngine) {
    this.#engine = engine;
  }

  note(tabId: number, { action, target }: EngineAction, { success }: SessionOutcome): void {
    if (action === 'fill' && success) this.#last = { tabId, target };
    else if (!LOOKING.has(action)) this.#last = undefined;
  }

  /** Aims a key or a text without a target: at the focus, otherwise at the field that was filled just before. */
  async atField(tabId: number, asked: EngineAction): Promise<EngineAction> {
    const { action, target } = asked;
    if (!/^(?:press|type)$/u.test(action) || Object.keys(target).length > 0) return asked;
    if (await this.#isFocused(tabId)) return action === 'type' ? { ...asked, target: FOCUSED } : asked;
    return this.#last?.tabId === tabId ? { ...asked, target: this.#last.target } : asked;
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
