import * as z from 'zod/mini';
import { type Action, actionSchema, effectClassSchema } from '../../../operations/contract/action.ts';
import { type Preview, previewSchema } from '../../../operations/contract/preview.ts';
import { elementFactsSchema } from '../../../page/element-facts.ts';
import { type Failure, failureSchema } from '../../../page/failure.ts';
import { elementQuerySchema } from '../../../page/frame-reading.ts';
import type { ShownPoint } from '../../../page/shown-point.ts';
import { shownChangeSchema } from './shown-changes.ts';

const shownPartSchema = z.enum([
  'name',
  'value',
  'effect',
  'destination',
  'sent',
  'place',
  'around',
  'details',
]);
export type ShownPart = z.infer<typeof shownPartSchema>;

const changedSchema = z.object({
  parts: z.array(shownPartSchema),
  formerName: z.optional(z.string()),
  changes: z.optional(z.array(shownChangeSchema)),
});
export type ChangedParts = z.infer<typeof changedSchema>;

/**
 * Why a row can no longer run. `tab`: the conversation works in another tab. `refusal`: it exists but is forbidden. A target
 * may come back, and a refusal be lifted.
 */
const goneSchema = z.union([z.enum(['target', 'page', 'tab']), z.object({ refusal: failureSchema })]);
export type Gone = z.infer<typeof goneSchema>;

/**
 * One action of a batch with the page's preview. Both change together: `action` is executed, `preview` is displayed.
 * `blockedBy`: an earlier row that can't run.
 */
export const rowSchema = z.object({
  action: actionSchema,
  preview: previewSchema,
  documentId: z.optional(z.string()),
  tabId: z.optional(z.number()),
  blockedBy: z.optional(z.number()),
  /** An earlier row has the same target: what a press of this one turns over is open until then. */
  isSameAgain: z.optional(z.literal(true)),
  unticked: z.optional(z.boolean()),
  /** The model's proposal, if the person changed it. */
  proposed: z.optional(actionSchema),
  /** The person's edit until the page has previewed it. It can't be approved before. */
  draft: z.optional(actionSchema),
  /** The last known facts of this target, if it can't be used now. Without secrets. */
  known: z.optional(elementFactsSchema),
  /** Changes of the page while the card was shown. */
  changed: z.optional(changedSchema),
  /** Approving then runs nothing of it and informs the model. */
  gone: z.optional(goneSchema),
  /** How often it was shown again after the page had changed under the rows before it. */
  attempt: z.optional(z.number()),
  /** The largest step by which a number in its name was seen to count by itself. */
  step: z.optional(z.number()),
});
export type Row = z.infer<typeof rowSchema>;

export const cardSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('actions'),
    rows: z.array(rowSchema),
    /** The remaining actions, for the page that these lead to. */
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
    isPageGone: z.optional(z.boolean()),
  }),
  /** A tool of the backend: it runs there, and only the decision is ours. */
  z.object({ kind: z.literal('server') }),
]);
export type Card = z.infer<typeof cardSchema>;
export type ActionsCard = Extract<Card, { kind: 'actions' }>;
export type PlanCard = Extract<Card, { kind: 'plan' }>;

export interface RunnableRow {
  documentId: string;
  preview: Extract<Preview, { status: 'bound' }>;
}

/** The row's binding if the row will run: it is bound, not gone, and not unticked. */
export function runnablePart(row: Row): RunnableRow | undefined {
  if (row.unticked || row.gone) return;
  if (row.preview.status !== 'bound' || row.documentId === undefined || row.blockedBy !== undefined) return;
  return { documentId: row.documentId, preview: row.preview };
}

/** Whether all wanted rows could run now, including one that navigates. */
export function mayLead({ rows }: ActionsCard): boolean {
  return !rows.at(-1)?.unticked && rows.every(row => row.unticked || runnablePart(row));
}

/** Rows for actions whose page never came, without a preview. */
export function unbegunRows(actions: readonly Action[] = [], blockedBy?: number): Row[] {
  const row = { preview: { status: 'elsewhere' }, ...(blockedBy !== undefined && { blockedBy }) } as const;
  return actions.map(action => ({ action, ...row }));
}

/** Neither a page that was left nor a tab that was replaced comes back to the card. */
export function isGoneForGood({ gone }: Row): boolean {
  return gone === 'page' || gone === 'tab';
}

export function refusalOf({ gone }: Row): Failure | undefined {
  return typeof gone === 'object' ? gone.refusal : undefined;
}

/** Whether two actions name the same target: another target needs a new preview. */
export function isSameTarget(one: Action, other: Action): boolean {
  return JSON.stringify(one.target) === JSON.stringify(other.target);
}

/** Of all rows, or of one. */
export function shownPoints(card: Card, index?: number): ShownPoint[] {
  if (card.kind !== 'actions') return [];
  const rows = index === undefined ? card.rows : card.rows.slice(index, index + 1);
  return rows.flatMap(row => runnablePart(row)?.preview.points ?? []);
}

export function boundElements(card: Card): string[] {
  if (card.kind !== 'actions') return [];
  return card.rows.flatMap(row => {
    const binding = runnablePart(row)?.preview.binding;
    return binding?.kind === 'element' ? [binding.elementId] : [];
  });
}
