import { HttpError } from '../../errors/http-error.ts';
import type { ShownAction } from './engine-answers.ts';
import type { PageEngine } from './page-engine.ts';
import type { Refs, Shown } from './refs.ts';

/** Those change nothing, so that they may tell what has become of an element. */
const HARMLESS: ReadonlySet<string> = new Set(['reads', 'marks']);

type Asked = {
  engine: PageEngine;
  refs: Refs;
  tabId: number;
  /** Of the elements that the action is about. */
  elementIds: readonly string[];
};

/**
 * What runs is what was shown: throws an `HttpError` where an element is no longer what the caller knows of it by a snapshot, though it
 * may be the same one in the page.
 */
export async function assertAsShown(
  { engine, refs, tabId, elementIds }: Asked,
  { effect, documentId }: ShownAction,
): Promise<void> {
  if (documentId === undefined || HARMLESS.has(effect)) return;
  for (const elementId of elementIds) {
    const shown = refs.shown(elementId);
    if (!shown) continue;
    const { snapshotId, around } = shown;
    const compared = await engine.compare({ tabId, documentId }, { elementId, snapshotId, around });
    if (compared.status === 'changed') throw elementChanged(compared);
    if (compared.status === 'unknown' && !isSaid(compared.said, shown))
      throw elementChanged({ before: `${shown.role} ${JSON.stringify(shown.name)}`, now: compared.said });
  }
}

/** Its role and name, of all that is said. */
function isSaid(said: string, { role, name }: Shown): boolean {
  if (said === '') return true;
  const plain = name === '' ? role : `${role} ${JSON.stringify(name)}`;
  return said === plain || said.startsWith(`${plain} `);
}

function elementChanged({ before, now }: { before: string; now: string }): HttpError {
  return new HttpError(
    409,
    'element_changed',
    'The page has changed since your snapshot, in what the element is or what it is about, and nothing was done. Take a snapshot of the whole page.',
    { issues: [{ path: 'target.ref', message: changeOf(before, now) }] },
  );
}

function changeOf(before: string, now: string): string {
  const [was, is] = [before, now].map(text => text.slice(0, MOST_TOLD));
  return was ? `It was: ${was}. It is now: ${is}` : `New beside it: ${is}`;
}

const MOST_TOLD = 300;
