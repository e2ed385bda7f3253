import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { preparedActionSchema } from '../operations/action.ts';
import { outcomeSchema } from '../operations/outcome.ts';
import { bindingSchema, previewSchema } from '../operations/preview.ts';
import { chosenFilesSchema } from '../operations/writing/chosen-files.ts';
import { elementQuerySchema, moreElementsSchema } from '../page/frame-reading.ts';
import { frameOutlineSchema, outlineRequestSchema } from '../page/outlining/outline-reading.ts';
import { defineMessage } from './message.ts';

/** What the background asks the scripts that act in a frame's document. */

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
 * Says what an action would do here; `elsewhere` when the target is not in this document. `isGlance`: a card is open that
 * was made before, so that nothing is remembered for an approval.
 */
export const previewAction = defineMessage(
  'page.previewAction',
  z.object({
    language: languageSchema,
    action: preparedActionSchema,
    isRevalidation: z.optional(z.boolean()),
  }),
  previewSchema,
);

/**
 * Runs an approved action. `key` names this very approval: the same key again gets the first outcome, and runs nothing.
 * `isFollowed`: more is to be done meanwhile, so that an outcome may be provisional, and is asked for again.
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

/** Takes back what was run under a key, once: the same key again gets the first outcome. */
export const undoActionInFrame = defineMessage(
  'page.undoAction',
  z.object({ key: z.string() }),
  outcomeSchema,
);

/** Watches over the secrets of a document from now on, until it is asked what may be told of what code returned. */
export const guardSecretsInFrame = defineMessage(
  'page.guardSecrets',
  /** `toRun`: whether code is run next, and not only looked at. `isFieldElsewhere`: another window of this origin has a secret field. */
  z.object({ toRun: z.boolean(), isFieldElsewhere: z.boolean() }),
  /** `born`: when the document began, as its own clock has it to a fraction of a millisecond; no other has the same. */
  z.object({ obstacle: z.nullable(z.enum(['secret', 'opener', 'earlier-code'])), born: z.number() }),
);

/** Asks a document what code that runs in another window of its origin would get at. */
export const lookFromElsewhereInFrame = defineMessage(
  'page.lookFromElsewhere',
  z.object({ toRun: z.boolean() }),
  z.object({ secrets: z.enum(['none', 'field', 'filled']) }),
);

/** Ends the watch. `texts` come back without the secrets that stood in the document meanwhile. */
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

/** Outlines the given elements while a card is open, one of them stronger; an empty list takes every outline away. */
export const outlineInFrame = defineMessage(
  'page.outline',
  z.object({ elementIds: z.array(z.string()), strongId: z.optional(z.string()) }),
  z.object({ outlined: z.number() }),
);

/** Scrolls an element into view, if it is in this document. */
export const showElementInFrame = defineMessage(
  'page.showElement',
  z.object({ elementId: z.string() }),
  z.object({ isShown: z.boolean() }),
);
