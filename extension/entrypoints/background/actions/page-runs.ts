import { NoAnswer } from '../../../messaging/failures.ts';
import { stopRunInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';

interface PageDocument {
  tabId: number;
  documentId: string;
}

/** Where each run of this worker is under way. A run outlives a worker that is killed, and then ends unstopped. */
const underWay = new Map<string, PageDocument>();

export async function whileUnderWay<Result>(
  key: string,
  place: PageDocument,
  run: () => Promise<Result>,
): Promise<Result> {
  underWay.set(key, place);
  try {
    return await run();
  } finally {
    underWay.delete(key);
  }
}

/** Tells the page that the user has stopped a run; false where none is under way. */
export async function stopPageRun(key: string): Promise<boolean> {
  const place = underWay.get(key);
  if (!place) return false;
  // A page that has gone runs nothing more.
  await askDocument(stopRunInFrame, place, { key }).catch((thrown: unknown) => {
    if (!(thrown instanceof NoAnswer)) throw thrown;
  });
  return true;
}
