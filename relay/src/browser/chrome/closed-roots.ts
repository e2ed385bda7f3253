import type { PageDocument } from './page-documents.ts';
import { unlessClosed } from './unless-closed.ts';
import { callOf } from './world-chrome.ts';

/** Trees within trees. */
const MOST_ROUNDS = 4;

/**
 * Hands the closed shadow trees of a document to our world there, as chrome.dom.openOrClosedShadowRoot does for an extension: no
 * script reaches them by itself. Ends early where the document goes meanwhile.
 */
export async function openClosedRoots(document: PageDocument): Promise<void> {
  const { documentId } = document;
  const others = opening.get(documentId);
  const opened = openAll(document);
  opening.set(documentId, opened);
  try {
    // An element is looked at once: what another one found must be open too. It says itself what it failed of.
    await Promise.all([opened, others?.catch(() => undefined)]);
  } finally {
    if (opening.get(documentId) === opened) opening.delete(documentId);
  }
}

/** Resolves when nothing more is being opened in a document: what a look has found is as good as looked at for the next one. */
export async function whenRootsOpened(documentId: string): Promise<void> {
  await opening.get(documentId)?.catch(() => undefined);
}

/** What was begun last, by document, until it has ended. */
const opening = new Map<string, Promise<void>>();

/** Those under way at the same time would let go what the others hold. */
let groups = 0;

async function openAll(document: PageDocument): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) if (!(await unlessClosed(openOnce(document)))) return;
}

/** Whether there was one, which may hold others. */
async function openOnce({ session, documentId, contextId }: PageDocument): Promise<boolean> {
  groups += 1;
  const objectGroup = `hosts ${documentId} ${groups}`;
  const expression = callOf('possibleHosts');
  const { result } = await session.send('Runtime.evaluate', {
    ...{ expression, uniqueContextId: documentId, objectGroup },
  });
  if (result.objectId === undefined) return false;
  try {
    const listed = await session.send('Runtime.getProperties', {
      ...{ objectId: result.objectId, ownProperties: true },
    });
    const hosts = listed.result.flatMap(({ name, value }) =>
      /^\d+$/u.test(name) && value?.objectId !== undefined ? [value.objectId] : [],
    );
    const opened = await Promise.all(hosts.map(host => openRootOf(host)));
    return opened.includes(true);
  } finally {
    await unlessClosed(session.send('Runtime.releaseObjectGroup', { objectGroup }));
  }

  async function openRootOf(host: string): Promise<boolean> {
    const { node } = await session.send('DOM.describeNode', { objectId: host, depth: 1, pierce: true });
    const root = node.shadowRoots?.find(({ shadowRootType }) => shadowRootType === 'closed');
    if (!root) return false;
    const { object } = await session.send('DOM.resolveNode', {
      ...{ backendNodeId: root.backendNodeId, executionContextId: contextId, objectGroup },
    });
    if (object.objectId === undefined) return false;
    await session.send('Runtime.callFunctionOn', {
      ...{ functionDeclaration: 'function (root) { assentChrome.openRoot(this, root); }', objectId: host },
      arguments: [{ objectId: object.objectId }],
    });
    return true;
  }
}
