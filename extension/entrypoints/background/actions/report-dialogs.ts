import { unless } from '../frames/page-failures.ts';
import type { Frame } from '../frames/reach-frames.ts';

/**
 * Has the page's world report its dialogs to our script in the document, by events of this name, until that script ends it. Best
 * effort: where it cannot be had, results name no dialog.
 */
export async function reportDialogs({ tabId, documentId, isOurs }: Frame, event: string): Promise<void> {
  if (isOurs) return;
  const injected = chrome.scripting.executeScript({
    target: { tabId, documentIds: [documentId] },
    world: 'MAIN',
    injectImmediately: true,
    func: wrapDialogs,
    args: [event],
  });
  await unless(() => true, injected);
}

/** Runs in the page's world: uses nothing outside itself. The dialogs open as ever. */
function wrapDialogs(event: string): void {
  for (const name of ['alert', 'confirm', 'prompt'] as const) {
    const native = Reflect.get(window, name);
    if (typeof native !== 'function') continue;
    const wrapped = function (this: unknown, ...given: unknown[]): unknown {
      const detail = String(given[0] ?? '').slice(0, 1000);
      document.dispatchEvent(new CustomEvent(event, { detail }));
      return Reflect.apply(native, this, given);
    };
    Reflect.set(window, name, wrapped);
    const restore = (): void => {
      if (Reflect.get(window, name) === wrapped) Reflect.set(window, name, native);
    };
    document.addEventListener(`${event}-end`, restore, { once: true });
  }
}
