import { languageSchema, pageToolSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { preparedActionSchema, targetSchema } from '../operations/contract/action.ts';
import { outcomeSchema } from '../operations/contract/outcome.ts';
import { bindingSchema, previewSchema } from '../operations/contract/preview.ts';
import { chosenFilesSchema } from '../operations/writing/chosen-files.ts';
import { arrivedPageSchema } from '../page/arriving/arrived-page.ts';
import { rememberedPageSchema } from '../page/arriving/remembered-page.ts';
import { elementFactsSchema } from '../page/element-facts.ts';
import { elementQuerySchema, moreElementsSchema } from '../page/frame-reading.ts';
import { lateChangeSchema } from '../page/observing/late-change-schema.ts';
import { frameOutlineSchema, outlineRequestSchema } from '../page/outlining/outline-reading.ts';
import { outlinedShape } from '../page/shown-point.ts';
import { serverRequestsSchema } from '../page/timing/server-requests.ts';
import { defineMessage } from './message.ts';

/** The messages of the background to the scripts in a frame's document. */

const nothing = z.object({});

export const findMoreInFrame = defineMessage(
  'page.findMore',
  z.object({ language: languageSchema, query: elementQuerySchema, limit: z.number() }),
  moreElementsSchema,
);

/** The accessibility outline of a frame's document, or of a part of it. */
export const takeOutlineInFrame = defineMessage(
  'page.takeOutline',
  z.extend(outlineRequestSchema, { language: languageSchema }),
  frameOutlineSchema,
);

/**
 * Previews an action here; `elsewhere` when the target is not in this document. `isRevalidation`: for an open card, so that
 * nothing is stored for an approval. `shown`: what that card binds, to be compared.
 */
export const previewAction = defineMessage(
  'page.previewAction',
  z.object({
    language: languageSchema,
    action: preparedActionSchema,
    isRevalidation: z.optional(z.boolean()),
    shown: z.optional(bindingSchema),
  }),
  previewSchema,
);

/** Answered when something in the document changes, or after a while. */
export const nextChangeInFrame = defineMessage('page.nextChange', nothing, nothing);

/**
 * Runs an approved action. `key` is the idempotency key of the approval: a repeated key gets the first outcome.
 * `isFollowed`: more rows run next, so that the outcome may be provisional and is asked for again.
 */
export const runActionInFrame = defineMessage(
  'page.runAction',
  z.object({
    key: z.string(),
    action: preparedActionSchema,
    binding: bindingSchema,
    files: z.optional(chosenFilesSchema),
    isFollowed: z.optional(z.boolean()),
  }),
  outcomeSchema,
);

/** The tools that a page offers, bounded; `more` do not fit. */
export const listPageToolsInFrame = defineMessage(
  'page.listTools',
  nothing,
  z.object({ tools: z.array(pageToolSchema), more: z.number() }),
);

/** What became of a run after its outcome. Answered when something did, or once nothing is expected any more. */
export const lateChangeInFrame = defineMessage(
  'page.lateChange',
  z.object({ key: z.string() }),
  z.object({ change: z.optional(lateChangeSchema) }),
);

/** What a run has seen at first, while the page may yet take it back. Answered then, or when the run ends. */
export const sightedOutcomeInFrame = defineMessage(
  'page.sightedOutcome',
  z.object({ key: z.string() }),
  z.object({ outcome: z.optional(outcomeSchema) }),
);

/** Ends the wait of a run that has not started on its target yet. */
export const stopRunInFrame = defineMessage('page.stopRun', z.object({ key: z.string() }), z.object({}));

/**
 * The page before an action that may leave it. `elementId`: of the action's target. `dialogEvent`: see `native-dialogs.ts`;
 * absent where the action is in a frame of the page.
 */
export const rememberPageInFrame = defineMessage(
  'page.remember',
  z.object({ seed: z.number(), elementId: z.optional(z.string()), dialogEvent: z.optional(z.string()) }),
  rememberedPageSchema,
);

/** What a page says about the action that led to it. */
export const lookAtArrivedInFrame = defineMessage(
  'page.lookAtArrived',
  rememberedPageSchema,
  arrivedPageSchema,
);

/** Tells a document what became of the requests of its scripts. */
export const noteRequestsInFrame = defineMessage('page.noteRequests', serverRequestsSchema, nothing);

/** Undoes the action of a key, once: a repeated key gets the first outcome. */
export const undoActionInFrame = defineMessage(
  'page.undoAction',
  z.object({ key: z.string() }),
  outcomeSchema,
);

/** Starts to guard the secrets of a document, until {@link endGuardInFrame}. */
export const guardSecretsInFrame = defineMessage(
  'page.guardSecrets',
  /** `toRun`: code runs next, not only a preview. `isFieldElsewhere`: another window of this origin has a secret field. */
  z.object({ toRun: z.boolean(), isFieldElsewhere: z.boolean() }),
  /** `born`: the document's `timeOrigin`, precise to a fraction of a millisecond, hence unique. */
  z.object({ obstacle: z.nullable(z.enum(['secret', 'opener', 'earlier-code'])), born: z.number() }),
);

/** The secrets of a document that code in another window of its origin could reach. */
export const lookFromElsewhereInFrame = defineMessage(
  'page.lookFromElsewhere',
  z.object({ toRun: z.boolean() }),
  z.object({ secrets: z.enum(['none', 'field', 'filled']) }),
);

/** Ends the guard. `texts` come back without the secrets that were in the document meanwhile. */
export const endGuardInFrame = defineMessage(
  'page.endGuard',
  z.object({ texts: z.array(z.string()) }),
  z.object({ holdsSecret: z.boolean(), texts: z.array(z.string()) }),
);

export const clearMarksInFrame = defineMessage(
  'page.clearMarks',
  z.object({}),
  z.object({ cleared: z.number() }),
);

/** Outlines what a card is about while it is open; without elements and points, removes every outline. */
export const outlineInFrame = defineMessage(
  'page.outline',
  z.object(outlinedShape),
  z.object({ outlined: z.number() }),
);

/** Scrolls an element into view, if it is in this document. */
export const showElementInFrame = defineMessage(
  'page.showElement',
  z.object({ elementId: z.string() }),
  z.object({ isShown: z.boolean() }),
);

const boxSchema = z.object({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
  width: z.number(),
  height: z.number(),
});

/** The place of the document's window among those of the tab. */
export const placeOfFrame = defineMessage('page.place', nothing, z.object({ place: z.string() }));

/** Paints over the secrets, and over the frames whose places are not in `served`; returns the number of each. */
export const coverFrame = defineMessage(
  'page.cover',
  z.object({ served: z.array(z.string()) }),
  z.object({ secrets: z.number(), frames: z.number() }),
);

/** Whether all secrets are still painted over. */
export const isFrameCovered = defineMessage('page.isCovered', nothing, z.object({ isCovered: z.boolean() }));

export const uncoverFrame = defineMessage('page.uncover', nothing, nothing);

export const measureFrame = defineMessage(
  'page.measure',
  nothing,
  z.object({
    windowWidth: z.number(),
    viewWidth: z.number(),
    viewHeight: z.number(),
    pageHeight: z.number(),
    moving: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
    isPartial: z.boolean(),
  }),
);

/** Scrolls to a part of the page, and returns the position that it reached. */
export const scrollForPicture = defineMessage(
  'page.scrollForPicture',
  z.object({ top: z.number(), isFirst: z.boolean() }),
  z.object({ top: z.number() }),
);

export const scrollBack = defineMessage('page.scrollBack', nothing, nothing);

export const targetQuestionSchema = z.object({
  language: languageSchema,
  target: targetSchema,
});

const locatedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('elsewhere') }),
  z.object({ status: z.literal('found'), facts: elementFactsSchema, box: boxSchema }),
]);

/** The element that a picture would show, if it is in this document. */
export const locateInFrame = defineMessage('page.locate', targetQuestionSchema, locatedSchema);

/** Scrolls the located element into view. */
export const showInFrame = defineMessage('page.showTarget', targetQuestionSchema, locatedSchema);

/** The box in which a document shows the frame of that place. */
export const frameBoxIn = defineMessage(
  'page.frameBox',
  z.object({ place: z.string() }),
  z.object({ box: boxSchema, scale: z.number() }),
);
