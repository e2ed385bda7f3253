import { actHandlers } from '../../extension/operations/act-handlers.ts';
import { boundTarget } from '../../extension/operations/bind-target.ts';
import type { Action, PreparedAction } from '../../extension/operations/contract/action.ts';
import type { Binding, Preview } from '../../extension/operations/contract/preview.ts';
import { extrasHandlers } from '../../extension/operations/extras-handlers.ts';
import { prepareHandler, registerHandlers } from '../../extension/operations/handlers.ts';
import { requireOperation } from '../../extension/operations/list.ts';
import { previewAction } from '../../extension/operations/preview-action.ts';
import { previewWhenOffered } from '../../extension/operations/preview-when-offered.ts';
import { type ApprovedAction, runAction, stopRun } from '../../extension/operations/run-action.ts';
import { sightedOutcomeOf } from '../../extension/operations/sighted-outcomes.ts';
import { undoAction } from '../../extension/operations/undo-action.ts';
import { descriptionWords } from '../../extension/page/descriptions/description-words.ts';
import { openShadowRootsWith } from '../../extension/page/dom/composed-tree.ts';
import { openShadowRootOf } from '../../extension/page/dom/native-dom.ts';
import { collectLinks } from '../../extension/page/extracting/collect-links.ts';
import { registerExtractor } from '../../extension/page/extracting/extractor.ts';
import { textExtractor } from '../../extension/page/extracting/text-extractor.ts';
import { elementIds } from '../../extension/page/identity/element-ids.ts';
import { nextLateChange } from '../../extension/page/observing/watch-later.ts';
import { outlinePage } from '../../extension/page/outlining/outline-page.ts';
import { clearMarks } from '../../extension/page/overlay/marks.ts';
import { pickElement } from '../../extension/page/overlay/pick-element.ts';
import { createPresenceSign } from '../../extension/page/overlay/presence.ts';
import { outline, showElement } from '../../extension/page/overlay/show-element.ts';
import { toFailure } from '../../extension/page/page-error.ts';
import { listPageTools } from '../../extension/page/page-tools/list-page-tools.ts';
import { previewReading } from '../../extension/page/reading/preview-reading.ts';
import { type ReadingRequest, readFrame } from '../../extension/page/reading/read-frame.ts';
import {
  readSelection,
  type SelectedText,
  watchSelection,
} from '../../extension/page/reading/read-selection.ts';
import { describeUnlisted } from '../../extension/page/reading/unlisted.ts';
import { findMore } from '../../extension/page/search/find-more.ts';
import { watchSecrets } from '../../extension/page/secrets/typed-secrets.ts';
import { settle } from '../../extension/page/timing/settle.ts';
import { createVisibility } from '../../extension/page/visibility/visibility.ts';
import { cachedAgainstFresh } from './cached-against-fresh.ts';

/** Tells the page, by an event, which of its elements an id stands for: the two worlds share nothing else. */
function pointOut(id: string): string {
  const found = elementIds.find(id);
  if (found.status === 'found')
    found.element.dispatchEvent(new Event('pointed-out', { bubbles: true, composed: true }));
  return found.status;
}

/** As the panel gives it to the background, which prepares the action for the page. */
type Given<Prepared> = Omit<Prepared, 'action'> & { action: Action };

function prepared(action: Action): PreparedAction {
  return requireOperation(action.action).prepare(action);
}

function preview(action: Action, language: 'zh' | 'en', isRevalidation = false, shown?: Binding): Preview {
  try {
    return previewAction(prepared(action), language, { isRevalidation, shown });
  } catch (thrown) {
    return { status: 'failed', failure: toFailure(thrown) };
  }
}

/** Milliseconds that the check between an approval and its act takes, by itself. */
function timeCheck({ action, binding }: Given<ApprovedAction>): number {
  const handler = prepareHandler(prepared(action));
  const start = performance.now();
  boundTarget(binding, handler);
  return performance.now() - start;
}

/** Which of the ids stand for an element that the selector matches: what a test wants found, it marks in the page. */
function matching(ids: readonly string[], selector: string): string[] {
  return ids.filter(id => {
    const found = elementIds.find(id);
    return found.status === 'found' && found.element.matches(selector);
  });
}

/** As `chrome.dom.openOrClosedShadowRoot`, which no test's world has: the page answers for the roots that it closed. */
function askForClosedRoots(): string {
  openShadowRootsWith(element => {
    CSS.highlights.delete('closed-root');
    element.dispatchEvent(new Event('closed-root', { composed: true }));
    const [range] = CSS.highlights.get('closed-root') ?? [];
    const found = range?.startContainer;
    // From inside a closed tree, the page is asked in the name of its host.
    const isOwn = found instanceof ShadowRoot && found.host === element;
    return openShadowRootOf(element) ?? (isOwn ? found : null);
  });
  return 'asked for';
}

/** Gives the document another address; whether it took it, which a page can prevent. */
function leaveAddress(): boolean {
  const before = location.href;
  history.replaceState(null, '', '/left');
  return location.href !== before;
}

/** The links of the page as an answer has them. */
function linksHere(): string[] {
  const secrets = watchSecrets();
  secrets.stop();
  const links = collectLinks(document.body, createVisibility());
  return secrets
    .maskAll(links.flatMap(({ text, href, title }) => [text, href, title]).filter(Boolean))
    .slice();
}

const sign = createPresenceSign();

/** What became of pointing so far. */
const picking: { pointed: unknown[]; picked: string[]; ended: number } = {
  pointed: [],
  picked: [],
  ended: 0,
};
let stopPicking = (): void => undefined;

function startPicking(): string {
  stopPicking = pickElement({
    language: 'en',
    pointed: what => picking.pointed.push(what),
    picked: id => picking.picked.push(id),
    ended: () => {
      picking.ended += 1;
    },
    isServed: () => false,
  });
  return 'started';
}

/** Selections reported so far. */
const selected: SelectedText[] = [];

/** The page engine's public doors, as the content script has them, for the tests' isolated world. */
export const engine = {
  askForClosedRoots,
  leaveAddress,
  linksHere,
  matching,
  previewAction: preview,
  previewWhenOffered: (action: Action) => previewWhenOffered(prepared(action), 'en'),
  runAction: (approved: Given<ApprovedAction>) =>
    runAction({ ...approved, action: prepared(approved.action) }),
  stopRun,
  sightedOutcomeOf,
  listPageTools,
  lateChange: async () => (await nextLateChange()) ?? 'none',
  undoAction,
  clearMarks,
  findMore,
  outline,
  showElement,
  startPicking,
  stopPicking: () => String(stopPicking()),
  pickingUpdate: () => picking,
  showPresence: (text: string) => String(sign.say(text)),
  hidePresence: () => String(sign.remove()),
  watchSelection: () => String(watchSelection(each => selected.push(each))),
  selected: () => selected,
  pointOut,
  readFrame: ({ language, ...request }: Omit<ReadingRequest, 'words'> & { language: 'zh' | 'en' }) =>
    readFrame({ ...request, words: descriptionWords(language) }),
  peek: ({ language, ...request }: Omit<ReadingRequest, 'words'> & { language: 'zh' | 'en' }) =>
    previewReading({ ...request, words: descriptionWords(language) }),
  describeUnlisted: (ids: readonly string[], language: 'zh' | 'en') =>
    describeUnlisted({ ids, words: descriptionWords(language) }),
  outlinePage,
  readSelection,
  settle,
  timeCheck,
  cachedAgainstFresh,
};
export type Engine = typeof engine;

registerExtractor(textExtractor);
registerHandlers({ ...actHandlers, ...extrasHandlers });
Object.assign(globalThis, { engine });
