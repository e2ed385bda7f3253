import type { Language } from '@assent/shared';
import { previewAction } from '../../../messaging/acting-messages.ts';
import { askDocument } from '../../../messaging/send-message.ts';
import { requireOperation } from '../../../operations/list.ts';
import type { ElementFacts } from '../../../page/element-facts.ts';
import { ANSWER_DEADLINE_MS, askThoseThatAnswer } from '../ask-frames.ts';
import { type Frame, reachFrames } from '../reach-frames.ts';
import { previewPurposes } from '../script-files.ts';

/** What the page would say of an element before it is read. Undefined when it is not there, or not there any more. */
export async function factsOf(
  tabId: number,
  elementId: string,
  language: Language,
): Promise<ElementFacts | undefined> {
  const reading = requireOperation('read');
  const action = reading.prepare({ action: reading.name, target: { elementId }, params: {} });
  const { meant } = await reachFrames(tabId, previewPurposes(reading), language, { elementIds: [elementId] });
  const ask = (frame: Frame) => askDocument(previewAction, frame, { language, action, isGlance: true });
  const answers = await askThoseThatAnswer(meant, ask, ANSWER_DEADLINE_MS);
  return answers.flatMap(({ answer }) => (answer.status === 'bound' ? (answer.facts ?? []) : []))[0];
}
