import * as z from 'zod/mini';
import { type Action, actionSchema, effectClassSchema } from '../../../operations/contract/action.ts';
import { type Preview, previewSchema } from '../../../operations/contract/preview.ts';
import { elementFactsSchema } from '../../../page/element-facts.ts';
import { type Failure, failureSchema } from '../../../page/failure.ts';
import { elementQuerySchema } from '../../../page/frame-reading.ts';

const shownPartSchema = z.enum(['name', 'value', 'effect', 'destination', 'place', 'details']);
export type ShownPart = z.infer<typeof shownPartSchema>;

const changedSchema = z.object({ parts: z.array(shownPartSchema), formerName: z.optional(z.string()) });
export type ChangedParts = z.infer<typeof changedSchema>;

/**
 * Why nothing is done of a row that could be done when it was shown. `tab`: another than the one that is worked in.
 * `refusal`: all is there, but it may not be done as things are. A target may come back, and a refusal be lifted.
 */
const goneSchema = z.union([z.enum(['target', 'page', 'tab']), z.object({ refusal: failureSchema })]);
export type Gone = z.infer<typeof goneSchema>;

/**
 * One action of a batch with what the page said it would do. `action` and `preview` belong together and change together:
 * what runs is the one, and what is shown is the other. `blockedBy`: an earlier row that can't be done.
 */
export const rowSchema = z.object({
  action: actionSchema,
  preview: previewSchema,
  documentId: z.optional(z.string()),
  /** The tab of that document. */
  tabId: z.optional(z.number()),
  blockedBy: z.optional(z.number()),
  /** The person took it out of the batch. */
  unticked: z.optional(z.boolean()),
  /** What the model proposed, where the person has made something else of it. */
  proposed: z.optional(actionSchema),
  /** What the person makes of it, until the page has said what that would do. It can't be approved before. */
  draft: z.optional(actionSchema),
  /** What this very target was when the page knew it last, where it can't be done now. Nothing of a secret. */
  known: z.optional(elementFactsSchema),
  /** What the page made of it while the card was shown, so that the person sees what is new. */
  changed: z.optional(changedSchema),
  /** Approving runs nothing of it then, and tells the model. */
  gone: z.optional(goneSchema),
  /** The longest step in which a number in its name was seen to count by itself. */
  step: z.optional(z.number()),
});
export type Row = z.infer<typeof rowSchema>;

/** What the person is asked to approve, exactly as shown. */
export const cardSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('actions'),
    rows: z.array(rowSchema),
    /** What is yet to come, on the page that these lead to. */
    later: z.optional(z.array(actionSchema)),
  }),
  z.object({
    kind: z.literal('plan'),
    effect: effectClassSchema,
    plan: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('find-more'), query: elementQuerySchema }),
      z.object({ kind: z.literal('read-selection') }),
      z.object({ kind: z.literal('clear-marks') }),
    ]),
    /** The page that it was for is not there any more. */
    isPageGone: z.optional(z.boolean()),
  }),
  /** A tool of the backend's own: it runs there, the decision alone is ours. */
  z.object({ kind: z.literal('server') }),
]);
export type Card = z.infer<typeof cardSchema>;
export type ActionsCard = Extract<Card, { kind: 'actions' }>;
export type PlanCard = Extract<Card, { kind: 'plan' }>;

export interface RunnableRow {
  documentId: string;
  preview: Extract<Preview, { status: 'bound' }>;
}

/** The row's binding, when there is something to run: not where it can't be done or is gone, nor where the person doesn't want it. */
export function runnablePart(row: Row): RunnableRow | undefined {
  if (row.unticked || row.gone) return;
  if (row.preview.status !== 'bound' || row.documentId === undefined || row.blockedBy !== undefined) return;
  return { documentId: row.documentId, preview: row.preview };
}

/** Whether all that is wanted of it could be done by now, with what leads elsewhere among it. */
export function mayLead({ rows }: ActionsCard): boolean {
  return !rows.at(-1)?.unticked && rows.every(row => row.unticked || runnablePart(row));
}

/** Actions whose page never came, so that no page was asked about them. */
export function unbegunRows(actions: readonly Action[] = [], blockedBy?: number): Row[] {
  const row = { preview: { status: 'elsewhere' }, ...(blockedBy !== undefined && { blockedBy }) } as const;
  return actions.map(action => ({ action, ...row }));
}

/** For good: neither the page that was left nor a tab that was taken away comes back to the card. */
export function isGoneForGood({ gone }: Row): boolean {
  return gone === 'page' || gone === 'tab';
}

/** What forbids it by now, where something does. */
export function refusalOf({ gone }: Row): Failure | undefined {
  return typeof gone === 'object' ? gone.refusal : undefined;
}

/** Whether two actions name the same target: another one is another matter, of which the page has to tell first. */
export function isSameTarget(one: Action, other: Action): boolean {
  return JSON.stringify(one.target) === JSON.stringify(other.target);
}

/** The ids of the elements that a card is about, to be outlined in the page. */
export function boundElements(card: Card): string[] {
  if (card.kind !== 'actions') return [];
  return card.rows.flatMap(row => {
    const binding = runnablePart(row)?.preview.binding;
    return binding?.kind === 'element' ? [binding.elementId] : [];
  });
}
