import { languageSchema, pageElementSchema, pageToolSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { actionSchema } from '../operations/contract/action.ts';
import { outcomeSchema } from '../operations/contract/outcome.ts';
import { bindingSchema, previewSchema } from '../operations/contract/preview.ts';
import { chosenFilesSchema } from '../operations/writing/chosen-files.ts';
import { elementQuerySchema, moreElementsSchema, redactionsSchema } from '../page/frame-reading.ts';
import { pageTraitsSchema } from '../page/page-traits.ts';
import { outlinedShape } from '../page/shown-point.ts';
import { defineMessage } from './message.ts';

/** The messages of the panel to the background about a tab. Only our own extension pages are answered. */

const tabId = z.number();

/** A tab and the expected document of its top frame: `PageGone` when another one has replaced it. */
const inDocument = { tabId, documentId: z.optional(z.string()) };

/** The tabs that the user shares with the conversation. */
const sharedTabs = z.array(z.number());

/** Set when the call needed no approval, because the user allows reading on this origin today. */
const grantedOrigin = z.optional(z.string());

/** A readable document of a tab. `origin` is its own `self.origin`, so `null` for an opaque one. */
const tabFrameSchema = z.object({ documentId: z.string(), isTop: z.boolean(), origin: z.string() });
export type TabFrame = z.infer<typeof tabFrameSchema>;

export const listFrames = defineMessage(
  'tab.listFrames',
  z.object({ tabId }),
  z.object({ frames: z.array(tabFrameSchema) }),
);

/** Changes since the last reading: the most likely new elements, the number of new ones, and the number removed. */
const pageChangesSchema = z.object({
  elements: z.array(pageElementSchema),
  total: z.number(),
  gone: z.number(),
});
export type PageChanges = z.infer<typeof pageChangesSchema>;

/** The page of a tab, merged from all readable frames. */
const tabReadingSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** Of the top frame. Approvals are bound to documents, so that a navigation voids them. */
  documentId: z.string(),
  selectedText: z.optional(z.string()),
  elements: z.array(pageElementSchema),
  total: z.number(),
  /** Absent when nothing changed. */
  pageChanges: z.optional(pageChangesSchema),
  /** Its own tools, where it has some and the user allowed them; `more` are not listed. */
  pageTools: z.optional(z.object({ tools: z.array(pageToolSchema), more: z.number() })),
  /** In a peek only. */
  redactions: z.optional(redactionsSchema),
  /** Origins of visible frames that we may not read; the user can allow each. */
  closedFrames: z.array(z.string()),
  /** Origins of frames that the user's rules block; absent when there are none. */
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
    /** The user's request: the reading includes elements that match it, whatever their rank. */
    request: z.optional(z.string()),
    /** For display to the user only: the next reading reports changes as if this one had not happened. */
    isPeek: z.optional(z.boolean()),
  }),
  tabReadingSchema,
);

/** `elements` start at `offset` of the `total` matches. */
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

/**
 * A preview together with the document it was taken in. `documentId` is absent when no frame has the target. `shown`: what a
 * card bound before, to be compared.
 */
export const previewInTab = defineMessage(
  'tab.previewAction',
  z.object({
    tabId,
    language: languageSchema,
    action: actionSchema,
    sharedTabs,
    shown: z.optional(bindingSchema),
  }),
  z.object({ preview: previewSchema, documentId: z.optional(z.string()) }),
);

/** Previews again in the document of an open card, to check that the card is still accurate, and what it binds. */
export const revalidateInTab = defineMessage(
  'tab.revalidate',
  z.object({
    tabId,
    documentId: z.string(),
    language: languageSchema,
    action: actionSchema,
    sharedTabs,
    shown: z.optional(bindingSchema),
  }),
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
    /** The user's choice on the card, where the preview asked for files. */
    files: z.optional(chosenFilesSchema),
    /** More rows are to run while the page may yet take this one back. */
    isFollowed: z.optional(z.boolean()),
    grantedOrigin,
    sharedTabs,
    /** How long the panel still waits for the answer, in milliseconds; all waits for the page together take less. */
    budget: z.optional(z.number()),
  }),
  outcomeSchema,
);

/** Stops the run of a key if it only waits or looks; any other run continues to its end. */
export const stopRun = defineMessage(
  'tab.stopRun',
  z.object({ key: z.string() }),
  z.object({ stopped: z.boolean() }),
);

/** The outcome of a key's run, for a panel that did not receive it; absent when unknown. Runs nothing. */
export const outcomeOfRun = defineMessage(
  'tab.outcomeOfRun',
  z.object({ key: z.string() }),
  z.object({ outcome: z.optional(outcomeSchema) }),
);

/** Undoes the action of a key in the document where it ran, at the user's request. */
export const undoActionInTab = defineMessage(
  'tab.undoAction',
  z.object({ tabId, documentId: z.string(), key: z.string() }),
  outcomeSchema,
);

export const readSelection = defineMessage(
  'tab.readSelection',
  z.object({ ...inDocument, grantedOrigin }),
  z.object({ text: z.string() }),
);

/** The name of a link or a picture, and the picture itself as a `data:` address, where the page lets it be drawn. */
export const describePart = defineMessage(
  'tab.describePart',
  z.object({ tabId, kind: z.enum(['link', 'picture']), url: z.string() }),
  z.object({ text: z.string(), picture: z.optional(z.string()) }),
);

export const clearMarks = defineMessage(
  'tab.clearMarks',
  z.object({ tabId }),
  z.object({ cleared: z.number() }),
);

export const outlineTargets = defineMessage(
  'tab.outline',
  z.object({ tabId, ...outlinedShape }),
  z.object({ outlined: z.number() }),
);

/** Scrolls an element into view, in any frame. `isShown` is false when no frame has it any more. */
export const showElement = defineMessage(
  'tab.showElement',
  z.object({ tabId, elementId: z.string() }),
  z.object({ isShown: z.boolean() }),
);

/** Injects the script that serves a port of the panel into the documents that need it, and lists them. */
export const reachForPort = defineMessage(
  'tab.reachForPort',
  z.object({ tabId, purpose: z.enum(['presence', 'selecting', 'picking']) }),
  z.object({ documentIds: z.array(z.string()) }),
);

/** The kinds of content on the page, for suggestions in the composer. Refused as a reading is. */
export const surveyTab = defineMessage('tab.survey', z.object({ tabId }), pageTraitsSchema);

/** Those of these tabs that are open and not blocked, as the model may see them. */
export const listSharedTabs = defineMessage(
  'tabs.listShared',
  z.object({ sharedTabs }),
  z.object({
    tabs: z.array(z.object({ id: z.number(), url: z.string(), title: z.string(), isInFront: z.boolean() })),
  }),
);
