import { message } from '../../../messages/message.ts';
import type { CodePage } from '../../../operations/browser/browser-code.ts';
import { PageError } from '../../../page/page-error.ts';
import { readSettings } from '../../../settings/settings.ts';
import { pageReplaced } from '../frames/page-failures.ts';

/**
 * Two user-script worlds in the page: they see the DOM but no variables of the page, and have no `chrome` API to reach us. Code
 * runs in `assent-run`, without `eval` and `fetch`; this is no sandbox, because through the DOM code can insert scripts and
 * send data in the address of a frame, a form or a style. In `assent-check` code is only parsed.
 */
const POLICIES = {
  'assent-run': "default-src 'none'",
  'assent-check': "default-src 'none'; script-src 'unsafe-eval'",
} as const;
type World = keyof typeof POLICIES;

/** Evaluates a text in a world of the top document. Throws `PageGone` when the document has gone. */
export async function evaluateIn(
  world: World,
  { tabId, documentId }: CodePage,
  code: string,
): Promise<unknown> {
  // Must come before the first use of the world in a document (measured in 156).
  await chrome.userScripts.configureWorld({ worldId: world, csp: POLICIES[world], messaging: false });
  const [evaluated] = await chrome.userScripts
    .execute({
      target: { tabId, documentIds: [documentId] },
      worldId: world,
      js: [{ code }],
      injectImmediately: true,
    })
    .catch((cause: unknown) => {
      throw pageReplaced(cause);
    });
  return evaluated?.result;
}

/**
 * Throws `Unsupported` unless the user has enabled code in our options and user scripts in the browser. Without the latter
 * `chrome.userScripts` is missing, and before Chromium 135 it lacks `execute`.
 */
export async function assertCodeAllowed(): Promise<void> {
  const { runsCode } = await readSettings();
  if (!runsCode) throw new PageError('Unsupported', message('code.switchedOff'));
  if (!mayRunUserScripts())
    throw new PageError('Unsupported', message('code.notAllowed', { id: chrome.runtime.id }));
  if (typeof chrome.userScripts.execute !== 'function')
    throw new PageError('Unsupported', message('code.tooOld'));
}

/** In browsers whose switch is the developer mode, the API exists before it may be used. */
function mayRunUserScripts(): boolean {
  try {
    return typeof chrome.userScripts.configureWorld === 'function';
  } catch {
    // Chromium throws on access where it is not allowed.
    return false;
  }
}
