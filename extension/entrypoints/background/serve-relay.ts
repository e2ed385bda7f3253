import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { withMarks } from '../../messages/formatting/visible-characters.ts';
import { message } from '../../messages/message.ts';
import type { MessageCode } from '../../messages/results/catalog.ts';
import { wordForModel } from '../../messages/word-message.ts';
import { answered } from '../../messaging/answer-in-page.ts';
import { measureFrame } from '../../messaging/frame-messages.ts';
import { type AnswerEnvelope, askDocument } from '../../messaging/message.ts';
import { compareWithOutlineInFrame, countInFrame, inspectInFrame } from '../../messaging/session-messages.ts';
import { targetSchema } from '../../operations/contract/action.ts';
import { type Outcome, outcomeSchema } from '../../operations/contract/outcome.ts';
import { requireOperation } from '../../operations/list.ts';
import { failureSchema } from '../../page/failure.ts';
import { PageError } from '../../page/page-error.ts';
import { isSecretParameter, maskAddress } from '../../page/secrets/mask-address.ts';
import { maskShownBy } from '../../page/secrets/mask-shapes.ts';
import { answerTabMessages } from './answer-tab-messages.ts';
import { askFrames } from './frames/ask-frames.ts';
import { type Frame, reachFrames } from './frames/reach-frames.ts';
import {
  areFramesCovered,
  areSameDocuments,
  coverFrames,
  type PicturableFrames,
  picturableFrames,
  topOf,
  uncoverFrames,
} from './screenshots/cover-frames.ts';
import { located } from './screenshots/look-for-picture.ts';
import { shownArea, withinView } from './screenshots/shown-area.ts';
import { snapshot } from './snapshot-for-sessions.ts';
import { wordAddress, wordForPeople, wordPreview } from './word-for-sessions.ts';

/**
 * What the browser sessions of the relay use of this background. It is bundled for them with a `chrome` of their own, which drives
 * a Chromium over CDP: the same code looks at pages, acts and observes in both.
 */
answerTabMessages();

const wordedSchema = z.object({ language: languageSchema, outcome: outcomeSchema });

/** An outcome in words, for who asked for it, and whether the page may want input of a user. Throws where it is none. */
export function wordOutcome(given: unknown): Record<string, unknown> {
  const { language, outcome } = wordedSchema.parse(given);
  const { forPerson: _person, message, value, ...rest } = outcome;
  const word = (text: NonNullable<Outcome['value']>): string => wordForModel(text, language);
  const ignored = ignoredBy(message);
  return {
    ...rest,
    message: word(message),
    ...(value === undefined ? {} : { value: word(value) }),
    ...(ignored ? { ignored } : {}),
    ...(codesIn(message).includes(REPLACED) ? { isReplaced: true } : {}),
  };
}

/** Another page had come before anything was done. */
const REPLACED: MessageCode = 'page.replaced';

/** What binds nothing, and so needs no preview. */
export const looks = { snapshot };

/** For a person who watches or decides. */
export const people = { wordForPeople, wordPreview, wordAddress, withMarks };

/** The names of what an operation takes. Throws where there is none of that name. */
export function parametersOf(operation: string): string[] {
  const { params } = requireOperation(operation);
  return params instanceof z.ZodMiniObject ? Object.keys(params.shape) : [];
}

/** What says that a page may have ignored an action because a script did it. */
function ignoredBy(said: Outcome['message']): 'probably' | 'perhaps' | undefined {
  const codes = codesIn(said);
  if (codes.some(code => BY_HAND.has(code))) return 'probably';
  return codes.some(code => NOTHING.has(code)) ? 'perhaps' : undefined;
}

const BY_HAND: ReadonlySet<string> = new Set<MessageCode>([
  ...(['click.byHand.drawing', 'click.byHand.embedded', 'click.byHand.window'] as const),
  ...(['click.byHand.distrust', 'hover.byHand', 'drag.ignored'] as const),
]);

const NOTHING: ReadonlySet<string> = new Set<MessageCode>([
  ...(['click.noChange', 'mouse.nothing', 'hover.nothing', 'key.nothing'] as const),
  ...(['tick.refused', 'fill.refused', 'type.refused'] as const),
]);

/** Of a message, and of those that it is made of. */
function codesIn(said: unknown): string[] {
  if (typeof said !== 'object' || said === null) return [];
  const { code } = codedSchema.safeParse(said).data ?? {};
  return [...(code === undefined ? [] : [code]), ...Object.values(said).flatMap(codesIn)];
}

const codedSchema = z.object({ code: z.string(), params: z.unknown() });

const failedSchema = z.object({ language: languageSchema, failure: failureSchema });

/** For what the relay itself keeps of a session. */
export const secrets = { isSecretParameter, maskAddress, maskText };

/** What a text shows to be secret by itself: its page can't be asked what it holds. */
function maskText(text: string): string {
  return maskShownBy(undefined, [text])[0] ?? '';
}

/** A failure in words. */
export function wordFailure(given: unknown): Record<string, unknown> {
  const { language, failure } = failedSchema.parse(given);
  return { ...failure, message: wordForModel(failure.message, language) };
}

const inspectionSchema = z.object({
  tabId: z.number(),
  language: languageSchema,
  target: targetSchema,
  attribute: z.optional(z.string()),
  html: z.optional(z.literal(true)),
});

/** The state of one element, in whichever frame it is. The top one decides first, as for an action. */
export function inspect(given: unknown): Promise<AnswerEnvelope> {
  return answered(async () => {
    const { tabId, ...question } = inspectionSchema.parse(given);
    const { frames } = await reachFrames(tabId, 'extras');
    const ask = (frame: Frame) => askDocument(inspectInFrame, frame, question);
    const answers = await askFrames(frames, ask, INSPECT_MS);
    const found = answers.flatMap(({ frame, answer }) =>
      answer.status === 'found' ? [{ isTop: frame.isTop, ...answer }] : [],
    );
    const [first, ...others] = found;
    // What did not answer may have it.
    if (!first && answers.length < frames.length) throw new PageError('Timeout', message('page.noResponse'));
    if (!first) throw new PageError('ElementNotFound', message('target.notOnPage'));
    if (!first.isTop && others.length > 0)
      throw new PageError('InvalidArgument', message('target.severalFrames'));
    return first;
  });
}

const comparedSchema = z.object({
  tabId: z.number(),
  documentId: z.string(),
  elementId: z.string(),
  snapshotId: z.string(),
  around: z.optional(z.string()),
});

/** Whether a target still is what a snapshot showed. The script that took it is there. */
export function compareWithSnapshot(given: unknown): Promise<AnswerEnvelope> {
  return answered(async () => {
    const { tabId, documentId, ...question } = comparedSchema.parse(given);
    return askDocument(compareWithOutlineInFrame, { tabId, documentId }, question);
  });
}

const countSchema = z.object({ tabId: z.number(), selector: z.string() });

/** How many elements of a tab a selector matches. Throws where a frame does not answer: it may have more. */
export function count(given: unknown): Promise<AnswerEnvelope> {
  return answered(async () => {
    const { tabId, selector } = countSchema.parse(given);
    const { frames } = await reachFrames(tabId, 'extras');
    const answers = await askFrames(
      frames,
      frame => askDocument(countInFrame, frame, { selector }),
      INSPECT_MS,
    );
    if (answers.length < frames.length) throw new PageError('Timeout', message('page.noResponse'));
    return answers.reduce((sum, { answer }) => sum + answer.count, 0);
  });
}

const INSPECT_MS = 5_000;

const areaSchema = z.object({ tabId: z.number(), language: languageSchema, target: targetSchema });

/** Scrolls an element into view, and answers the part of the tab's view in which it is then. */
export function areaOf(given: unknown): Promise<AnswerEnvelope> {
  return answered(async () => {
    const { tabId, language, target } = areaSchema.parse(given);
    const { frames } = await picturableFrames(tabId);
    await located(frames, target, language);
    const { viewWidth, viewHeight } = await askDocument(measureFrame, topOf(frames), {});
    const area = withinView(await shownArea({ frames, language }, target), viewWidth, viewHeight);
    if (area.width >= 1 && area.height >= 1) return area;
    throw new PageError('NotInteractable', message('picture.notInView'));
  });
}

let covered: PicturableFrames | undefined;

/**
 * Paints over the secrets of a tab, and over the frames that nobody may read, until {@link uncover}. Answers nothing where a frame
 * did not do so in time.
 */
export function cover(tabId: number): Promise<AnswerEnvelope> {
  return answered(async () => {
    covered = await picturableFrames(tabId);
    return (await coverFrames(covered))?.painted;
  });
}

/** Whether everything is still as {@link cover} left it: asked after a picture was taken. */
export function isCovered(tabId: number): Promise<AnswerEnvelope> {
  return answered(async () => {
    if (!covered) return false;
    return (await areFramesCovered(covered.frames)) && (await areSameDocuments(tabId, covered));
  });
}

export async function uncover(): Promise<void> {
  if (covered) await uncoverFrames(covered.frames);
  covered = undefined;
}
