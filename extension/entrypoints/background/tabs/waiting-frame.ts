import { WAITING, type WaitingCommand } from '../../../messaging/page-port.ts';
import { waitingUpdateSchema } from '../../../messaging/port-updates.ts';
import type { PageCondition } from '../../../page/observing/look-for.ts';
import type { Sign } from '../../../page/observing/watch-network.ts';
import { PageError } from '../../../page/page-error.ts';
import { ANSWER_DEADLINE_MS } from '../frames/ask-frames.ts';
import { isFrameSeen } from '../frames/frame-guards.ts';
import type { Frame } from '../frames/reach-frames.ts';

/** A document in which we wait for a condition. */
export interface WaitingFrame {
  frame: Frame;
  /** The latest sign. */
  sign(): Sign | undefined;
  /** No sign in time: others no longer wait for it. */
  isSilent(): boolean;
  look(): void;
  close(): void;
}

export interface WaitingListener {
  changed(): void;
  failed(failure: PageError): void;
  /** The document has gone. `hadSign` is false when our script was not there. */
  left(hadSign: boolean): void;
}

export function openWaitingFrame(
  frame: Frame,
  condition: PageCondition,
  listener: WaitingListener,
): WaitingFrame {
  const { tabId, documentId } = frame;
  const port = chrome.tabs.connect(tabId, { name: WAITING, documentId });
  const start = performance.now();
  let sign: Sign | undefined;
  port.onMessage.addListener(message => {
    const update = waitingUpdateSchema.parse(message);
    if (update.kind === 'failed')
      return listener.failed(new PageError(update.failure.type, update.failure.message));
    sign = update.sign;
    listener.changed();
  });
  port.onDisconnect.addListener(() => {
    // Read, or Chromium logs the error of a port that nobody accepted.
    void chrome.runtime.lastError;
    listener.left(sign !== undefined);
  });
  const send = (command: WaitingCommand): void => port.postMessage(command);
  send({ kind: 'begin', condition });
  return {
    frame,
    sign: () => sign,
    isSilent: () => sign === undefined && performance.now() - start > ANSWER_DEADLINE_MS,
    look: () => send({ kind: 'look' }),
    close: () => port.disconnect(),
  };
}

/**
 * Whether the condition is met in a tab: an element or text must be in one visible document, or gone from all. The network is
 * that of the top document.
 */
export async function isMetIn(
  condition: PageCondition,
  open: readonly WaitingFrame[],
  shown: readonly Frame[],
): Promise<boolean> {
  const top = open.find(({ frame }) => frame.isTop)?.sign();
  if (!top) return false;
  const isSeen = ({ frame }: WaitingFrame) => isFrameSeen(shown, frame.documentId);
  const others = open.filter(({ frame }) => !frame.isTop);
  switch (condition.for) {
    case 'network':
      return top.isMet;
    case 'element':
    case 'text':
      return top.isMet || anyOf(others.filter(other => other.sign()?.isMet).map(isSeen));
    case 'gone':
    case 'text gone': {
      if (!top.isMet || others.some(other => !other.sign() && !other.isSilent())) return false;
      return !(await anyOf(others.filter(other => other.sign()?.isMet === false).map(isSeen)));
    }
  }
}

async function anyOf(answers: readonly Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(answers)).some(Boolean);
}

/** The signs of all documents, added up. Undefined without one of the top document. */
export function togetherIn(open: readonly WaitingFrame[]): Sign | undefined {
  const top = open.find(({ frame }) => frame.isTop)?.sign();
  if (!top) return undefined;
  const signs = open.flatMap(frame => frame.sign() ?? []);
  const add = (key: 'fitting' | 'shown') => signs.reduce((sum, sign) => sum + (sign[key] ?? 0), 0);
  const { isLoading = false } = top;
  return { isMet: false, fitting: add('fitting'), shown: add('shown'), isLoading };
}
