import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { targetSchema } from '../operations/action.ts';
import { elementFactsSchema } from '../page/element-facts.ts';
import { defineMessage } from './message.ts';

/** What the background asks the documents of a page that it takes a picture of. */

const nothing = z.object({});

const boxSchema = z.object({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
  width: z.number(),
  height: z.number(),
});

/** Where the document's window stands among those of the tab. */
export const placeOfFrame = defineMessage('page.place', nothing, z.object({ place: z.string() }));

/** Paints over what is secret, and the frames whose places are not among `served`; how many there were of each. */
export const coverFrame = defineMessage(
  'page.cover',
  z.object({ served: z.array(z.string()) }),
  z.object({ secrets: z.number(), frames: z.number() }),
);

/** Whether what is secret still lies under what was painted. */
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

/** Brings a part of the page into view, and says which that came to be. */
export const scrollForPicture = defineMessage(
  'page.scrollForPicture',
  z.object({ top: z.number(), isFirst: z.boolean() }),
  z.object({ top: z.number() }),
);

export const scrollBack = defineMessage('page.scrollBack', nothing, nothing);

const targetQuestionSchema = z.object({
  language: languageSchema,
  target: targetSchema,
});

const locatedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('elsewhere') }),
  z.object({ status: z.literal('found'), facts: elementFactsSchema, box: boxSchema }),
]);

/** Which element a picture would be of, if it is in this document. */
export const locateInFrame = defineMessage('page.locate', targetQuestionSchema, locatedSchema);

/** Brings the element that was located into view. */
export const showInFrame = defineMessage('page.showTarget', targetQuestionSchema, locatedSchema);

/** Where a document shows the frame of that place. */
export const frameBoxIn = defineMessage(
  'page.frameBox',
  z.object({ place: z.string() }),
  z.object({ box: boxSchema, scale: z.number() }),
);
