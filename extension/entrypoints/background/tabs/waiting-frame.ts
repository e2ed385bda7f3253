import type { Language } from '@assent/shared';
import { WAITING, type WaitingCommand } from '../../../messaging/page-port.ts';
import { waitingUpdateSchema } from '../../../messaging/port-updates.ts';
import type { PageCondition } from '../../../page/observing/look-for.ts';
import type { Sign } from '../../../page/observing/watch-network.ts';
import { PageError } from '../../../page/page-error.ts';
import { ANSWER_DEADLINE_MS } from '../frames/ask-frames.ts';
import type { Frame } from '../frames/reach-frames.ts';

/** A document in which something is waited for. */
export interface WaitingFrame {
  frame: Frame;
  /** What it said last. */
  sign(): Sign | undefined;
  /** Has said nothing for so long that nobody waits for it any more. */
  isSilent(): boolean;
  look(): void;
  close(): void;
}

export interface WaitingEars {
  told(): void;
  failed(failure: PageError): void;
  /** The document went away. `hadSpoken` is false when our script was not there. */
  left(hadSpoken: boolean): void;
}

export function openWaitingFrame(
  frame: Frame,
  { condition, language }: { condition: PageCondition; language: Language },
  ears: WaitingEars,
): WaitingFrame {
  const { tabId, documentId } = frame;
  const port = chrome.tabs.connect(tabId, { name: WAITING, documentId });
  const start = performance.now();
  let sign: Sign | undefined;
  port.onMessage.addListener(message => {
    const pageChanges = waitingUpdateSchema.parse(message);
    if (pageChanges.kind === 'failed')
      return ears.failed(new PageError(pageChanges.failure.type, pageChanges.failure.message));
    sign = pageChanges.sign;
    ears.told();
  });
  port.onDisconnect.addListener(() => {
    // Asked for, or Chromium reports that nobody was there to take the port.
    void chrome.runtime.lastError;
    ears.left(sign !== undefined);
  });
  const tell = (command: WaitingCommand): void => port.postMessage(command);
  tell({ kind: 'begin', condition, language });
  return {
    frame,
    sign: () => sign,
    isSilent: () => sign === undefined && performance.now() - start > ANSWER_DEADLINE_MS,
    look: () => tell({ kind: 'look' }),
    close: () => port.disconnect(),
  };
}
