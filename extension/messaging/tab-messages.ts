import { languageSchema, pageElementSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { actionSchema } from '../operations/action.ts';
import { outcomeSchema } from '../operations/outcome.ts';
import { bindingSchema, previewSchema } from '../operations/preview.ts';
import { chosenFilesSchema } from '../operations/writing/chosen-files.ts';
import { elementQuerySchema, moreElementsSchema, redactionsSchema } from '../page/frame-reading.ts';
import { pageTraitsSchema } from '../page/page-traits.ts';
import { defineMessage } from './message.ts';

/** What the panel asks the background about a tab. Only our own extension pages are answered. */

const tabId = z.number();

/** A tab, and the document of its top frame that the question is about: `PageGone` where another has taken its place. */
const inDocument = { tabId, documentId: z.optional(z.string()) };

/** The tabs that the person shares with the conversation. */
const sharedTabs = z.array(z.number());

/** Set when nobody was asked about this call, because the person allows reading on this origin today. */
const grantedOrigin = z.optional(z.string());

/** A document of a tab that is read, and its origin as it says itself; `null` for one without. */
const tabFrameSchema = z.object({ documentId: z.string(), isTop: z.boolean(), origin: z.string() });
export type TabFrame = z.infer<typeof tabFrameSchema>;

export const listFrames = defineMessage(
  'tab.listFrames',
  z.object({ tabId, language: languageSchema }),
  z.object({ frames: z.array(tabFrameSchema) }),
);

/** Elements that were not there when the page was read before: the likeliest, and how many in all; and how many went. */
const pageChangesSchema = z.object({
  elements: z.array(pageElementSchema),
  total: z.number(),
  gone: z.number(),
});
export type PageChanges = z.infer<typeof pageChangesSchema>;

/** The page of a tab, all readable frames together. */
const tabReadingSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** The top frame's document: approvals are bound to documents, so that a navigation voids them. */
  documentId: z.string(),
  selectedText: z.optional(z.string()),
  elements: z.array(pageElementSchema),
  total: z.number(),
  /** What came and went since the page was read before; absent when nothing did. */
  pageChanges: z.optional(pageChangesSchema),
  /** Of a peek alone. */
  redactions: z.optional(redactionsSchema),
  /** Origins of visible frames that we may not read; the person can allow each. */
  closedFrames: z.array(z.string()),
  /** Origins of frames that the person's rules say are never to be read; absent when there are none. */
  withheldFrames: z.optional(z.array(z.string())),
});
export type TabReading = z.infer<typeof tabReadingSchema>;

/** `NotPermitted` without access, `Unsupported` on browser pages, `PageGone` when the tab is closed. */
export const readTab = defineMessage(
  'tab.read',
  z.object({
    tabId,
    language: languageSchema,
    limit: z.number(),
    /** What the person asked for: what it seems to mean is among the elements, however unlikely it is otherwise. */
    request: z.optional(z.string()),
    /** For the person alone to see; the next reading tells its news as if this had not been. */
    isPeek: z.optional(z.boolean()),
  }),
  tabReadingSchema,
);

/** `elements` are those from `offset` on; `total` fit in all. */
const foundMoreSchema = z.object({
  elements: z.array(pageElementSchema),
  offset: z.number(),
  total: z.number(),
  ...z.pick(moreElementsSchema, { nextFrom: true, list: true, collected: true }).shape,
});
export type FoundMore = z.infer<typeof foundMoreSchema>;

export const findMore = defineMessage(
  'tab.findMore',
  z.object({
    ...inDocument,
    language: languageSchema,
    query: elementQuerySchema,
    limit: z.number(),
    grantedOrigin,
  }),
  foundMoreSchema,
);

/** A preview together with the document it was taken in. `documentId` is absent when no frame has the target. */
export const previewInTab = defineMessage(
  'tab.previewAction',
  z.object({ tabId, language: languageSchema, action: actionSchema, sharedTabs }),
  z.object({ preview: previewSchema, documentId: z.optional(z.string()) }),
);

/** The same of the very document that an open card is about, to see whether it still says what is there. */
export const revalidateInTab = defineMessage(
  'tab.revalidate',
  z.object({ tabId, documentId: z.string(), language: languageSchema, action: actionSchema, sharedTabs }),
  previewSchema,
);

export const runActionInTab = defineMessage(
  'tab.runAction',
  z.object({
    tabId,
    documentId: z.string(),
    key: z.string(),
    language: languageSchema,
    action: actionSchema,
    binding: bindingSchema,
    /** What the person chose on the card, where the preview asked for files. */
    files: z.optional(chosenFilesSchema),
    /** More rows are to run while the page may yet take this one back. */
    isFollowed: z.optional(z.boolean()),
    grantedOrigin,
    sharedTabs,
    /** How long the panel still waits for the answer, in milliseconds: all waits for the page together take less. */
    budget: z.optional(z.number()),
  }),
  outcomeSchema,
);

/** Cuts short what was begun in the browser under a key and only waits or looks; all else goes on to its end. */
export const stopRun = defineMessage(
  'tab.stopRun',
  z.object({ key: z.string() }),
  z.object({ stopped: z.boolean() }),
);

/**
 * What came of what the background was to do under a key, for a panel that did not hear it. Nothing is run by this; empty
 * where that is not known.
 */
export const outcomeOfRun = defineMessage(
  'tab.outcomeOfRun',
  z.object({ key: z.string() }),
  z.object({ outcome: z.optional(outcomeSchema) }),
);

/** Takes back what was run under a key, in the very document that it ran in; what the person asked for in the panel. */
export const undoActionInTab = defineMessage(
  'tab.undoAction',
  z.object({ tabId, documentId: z.string(), key: z.string(), language: languageSchema }),
  outcomeSchema,
);

export const readSelection = defineMessage(
  'tab.readSelection',
  z.object({ ...inDocument, language: languageSchema, grantedOrigin }),
  z.object({ text: z.string() }),
);

export const clearMarks = defineMessage(
  'tab.clearMarks',
  z.object({ tabId, language: languageSchema }),
  z.object({ cleared: z.number() }),
);

export const outlineTargets = defineMessage(
  'tab.outline',
  z.object({
    tabId,
    language: languageSchema,
    elementIds: z.array(z.string()),
    strongId: z.optional(z.string()),
  }),
  z.object({ outlined: z.number() }),
);

/** Scrolls an element into view, in whatever frame it is. Not shown when it is nowhere any more. */
export const showElement = defineMessage(
  'tab.showElement',
  z.object({ tabId, language: languageSchema, elementId: z.string() }),
  z.object({ isShown: z.boolean() }),
);

/** Brings the script that serves a port of the panel's into the documents that are to serve it, and says which they are. */
export const reachForPort = defineMessage(
  'tab.reachForPort',
  z.object({ tabId, language: languageSchema, purpose: z.enum(['presence', 'selecting', 'picking']) }),
  z.object({ documentIds: z.array(z.string()) }),
);

/** What kinds of things are on the page, to suggest what could be asked of it. Refused as a reading is. */
export const surveyTab = defineMessage(
  'tab.survey',
  z.object({ tabId, language: languageSchema }),
  pageTraitsSchema,
);

/** Those of these tabs that are open and not never to be read, as the model may be told of them. */
export const listSharedTabs = defineMessage(
  'tabs.listShared',
  z.object({ sharedTabs }),
  z.object({
    tabs: z.array(z.object({ id: z.number(), url: z.string(), title: z.string(), isInFront: z.boolean() })),
  }),
);
