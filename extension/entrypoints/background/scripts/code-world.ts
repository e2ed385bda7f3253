import { message } from '../../../messages/message.ts';
import type { CodePage } from '../../../operations/browser/browser-code.ts';
import { PageError } from '../../../page/page-error.ts';

/**
 * Two worlds of their own in the page, of the kind that Chromium keeps for user scripts: they see the DOM and not what the
 * page's scripts keep, and have no `chrome` that could speak to us. In the one that code runs in no
 * text becomes code and `fetch` is refused. That holds nothing in: by way of the DOM code can write scripts into the page, which run
 * there, and send out what it sees, in the address of a frame, a form or a style. In the other one code is only understood, and never run.
 */
const POLICIES = {
  'assent-run': "default-src 'none'",
  'assent-check': "default-src 'none'; script-src 'unsafe-eval'",
} as const;
type World = keyof typeof POLICIES;

/** What the text comes to in the top document of the tab, which is of this world. Throws `PageGone` when it is not there. */
export async function evaluateIn(
  world: World,
  { tabId, documentId }: CodePage,
  code: string,
): Promise<unknown> {
  // Before the world is first used in a document: later is too late for that document (measured in 156).
  await chrome.userScripts.configureWorld({ worldId: world, csp: POLICIES[world], messaging: false });
  const [evaluated] = await chrome.userScripts
    .execute({
      target: { tabId, documentIds: [documentId] },
      worldId: world,
      js: [{ code }],
      injectImmediately: true,
    })
    .catch((cause: unknown) => {
      throw new PageError('PageGone', message('page.replaced'), { cause });
    });
  return evaluated?.result;
}
