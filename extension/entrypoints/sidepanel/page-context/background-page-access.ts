import { type Language, MAX_ELEMENTS } from '@assent/shared';
import {
  lateChangeInFrame,
  nextChangeInFrame,
  sightedOutcomeInFrame,
} from '../../../messaging/frame-messages.ts';
import { askBackground, askDocument } from '../../../messaging/message.ts';
import { type PickingCommand, pickingUpdateSchema } from '../../../messaging/port-updates.ts';
import {
  clearMarks,
  describePart,
  findMore,
  listFrames,
  listSharedTabs,
  outcomeOfRun,
  outlineTargets,
  previewInTab,
  readSelection,
  readTab,
  revalidateInTab,
  runActionInTab,
  showElement,
  stopRun,
  undoActionInTab,
} from '../../../messaging/tab-messages.ts';
import type { PageAccess, PointedAt } from '../ports/page-access.ts';
import { encodeFiles } from './encode-files.ts';
import { openPagePort, type PagePort } from './page-port.ts';
import { activeTab } from './tab-access.ts';

export const backgroundPageAccess: PageAccess = {
  activeTab,
  read: (tabId, language, request, isPeek) =>
    askBackground(readTab, { tabId, language, limit: MAX_ELEMENTS, request, isPeek }),
  preview: (place, action, language) => askBackground(previewInTab, { ...place, action, language }),
  revalidation: (place, action, language) => askBackground(revalidateInTab, { ...place, action, language }),
  // Not by way of the worker, which would live as long as a card is open.
  nextChange: place => askDocument(nextChangeInFrame, place, {}),
  run: async ({ files, ...approved }, language, budget) =>
    askBackground(runActionInTab, {
      ...approved,
      language,
      budget,
      ...(files ? { files: await encodeFiles(files) } : {}),
    }),
  sightedOutcome: ({ key, ...place }) => askDocument(sightedOutcomeInFrame, place, { key }),
  lateChange: ({ key, ...place }) => askDocument(lateChangeInFrame, place, { key }),
  stopRun: key => askBackground(stopRun, { key }),
  outcomeOf: key => askBackground(outcomeOfRun, { key }),
  listTabs: sharedTabs => askBackground(listSharedTabs, { sharedTabs }),
  undo: done => askBackground(undoActionInTab, done),
  findMore: (place, query, language, grantedOrigin) =>
    askBackground(findMore, { ...place, query, language, limit: MAX_ELEMENTS, grantedOrigin }),
  describePart: (tabId, part) => askBackground(describePart, { tabId, ...part }),
  readSelection: (place, grantedOrigin) => askBackground(readSelection, { ...place, grantedOrigin }),
  listFrames: tabId => askBackground(listFrames, { tabId }),
  clearMarks: tabId => askBackground(clearMarks, { tabId }),
  outline: newestOnly((tabId, targets) => askBackground(outlineTargets, { tabId, ...targets })),
  pick: (tabId, language, pointed, signal) => pickElement({ tabId, language }, pointed, signal),
  showElement: (tabId, elementId) => askBackground(showElement, { tabId, elementId }),
};

/**
 * Lets the person pick an element in any frame of a tab. Returns its id, or undefined when they gave up, the page was left,
 * or `signal` ended it; the page is then unchanged.
 */
async function pickElement(
  { tabId, language }: { tabId: number; language: Language },
  pointed: (what: PointedAt) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const served: string[] = [];
  let port: PagePort | undefined;
  const sendCommand = (): void => port?.send({ language, served: [...served] } satisfies PickingCommand);
  const onMessage = (received: unknown): void => {
    const { data: update } = pickingUpdateSchema.safeParse(received);
    switch (update?.kind) {
      case 'ready':
        served.push(update.path);
        sendCommand();
        break;
      case 'pointed':
        pointed({ kind: update.elementKind, name: update.name });
        break;
      case 'picked':
        resolve(update.elementId);
        break;
      case 'ended':
        resolve(undefined);
    }
  };
  signal.addEventListener('abort', () => resolve(undefined));
  port = await openPagePort(
    { tabId, purpose: 'picking', language },
    { onMessage, onEnd: () => resolve(undefined) },
  );
  sendCommand();
  return promise.finally(() => port?.close());
}

/**
 * Asks one at a time; of the requests that come meanwhile only the newest is sent, and all get its answer: a pointer that
 * crosses many rows leaves the page as the last one wants it.
 */
export function newestOnly<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  let current: Promise<unknown> = Promise.resolve();
  let isAsking = false;
  let waiting: { given: Given; answer: Promise<Answer> } | undefined;

  function start(given: Given): Promise<Answer> {
    isAsking = true;
    waiting = undefined;
    const answer = ask(...given);
    current = answer.then(ended, ended);
    return answer;
  }

  function ended(): void {
    isAsking = false;
  }

  return (...given) => {
    if (waiting) {
      waiting.given = given;
      return waiting.answer;
    }
    if (!isAsking) return start(given);
    const next = { given };
    waiting = Object.assign(next, { answer: current.then(() => start(next.given)) });
    return waiting.answer;
  };
}
