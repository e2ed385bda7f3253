import * as z from 'zod';

/** What the engine answers, and what it is asked with. */

export const envelopeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), failure: z.unknown() }),
]);

export const failureSchema = z.object({ type: z.string(), message: z.string() });

export const previewSchema = z.object({
  documentId: z.string().optional(),
  preview: z.discriminatedUnion('status', [
    z.looseObject({
      status: z.literal('bound'),
      binding: z.unknown(),
      effect: z.string(),
      facts: z.looseObject({ origin: z.string(), link: z.string().optional() }).optional(),
      submitsTo: z.looseObject({ origin: z.string() }).optional(),
    }),
    z.object({ status: z.literal('failed'), failure: z.unknown() }),
    z.object({ status: z.literal('elsewhere') }),
  ]),
});

export const outcomeSchema = z.looseObject({
  success: z.boolean(),
  message: z.string(),
  effect: z.string().optional(),
  error_type: z.string().optional(),
  value: z.string().optional(),
  url: z.string().optional(),
  title: z.string().optional(),
  /** The page ignored it, it seems, because a script did it. */
  ignored: z.enum(['probably', 'perhaps']).optional(),
  /** Another page had come before anything was done. */
  isReplaced: z.literal(true).optional(),
});
export type EngineOutcome = z.output<typeof outcomeSchema>;

export const snapshotSchema = z.object({ outcome: z.unknown(), url: z.string(), title: z.string() });

export const snapshotOutcomeSchema = z.object({
  message: z.string(),
  value: z.string(),
  snapshot_id: z.string(),
  characters: z.number(),
  tokens: z.number(),
  next_from: z.number().optional(),
});

export type EngineSnapshot = z.output<typeof snapshotSchema> & {
  outcome: z.output<typeof snapshotOutcomeSchema>;
};

export const inspectedSchema = z.object({
  isVisible: z.boolean(),
  isEnabled: z.boolean(),
  isChecked: z.boolean().optional(),
  value: z.string(),
  attribute: z.string().optional(),
  isWithheld: z.literal(true).optional(),
  html: z.string().optional(),
  isCut: z.boolean().optional(),
});
export type Inspected = z.output<typeof inspectedSchema>;

/** What is wanted of an element besides its state. */
export type Wanted = { attribute?: string; html?: true };

export const areaSchema = z
  .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
  .transform(({ left, top, ...size }) => ({ x: left, y: top, ...size }));
export type Area = z.output<typeof areaSchema>;

export const paintedSchema = z.object({ secrets: z.number(), frames: z.number() });
export type Painted = z.output<typeof paintedSchema>;

export const namesSchema = z.array(z.string());

export const tabsSchema = z.object({
  tabs: z.array(z.object({ id: z.number(), url: z.string(), title: z.string(), isInFront: z.boolean() })),
});
export type EngineTab = z.output<typeof tabsSchema>['tabs'][number];

/** An action as the extension takes it. */
export type EngineAction = {
  action: string;
  target: { elementId?: string; selector?: string; description?: string };
  params: Readonly<Record<string, unknown>>;
  /** What a person would choose on the card of an upload. */
  files?: readonly { name: string; type: string; data: string }[];
  /** With input of the browser itself. */
  isTrusted?: boolean;
};

/** What an action is about to do, in which document, and the addresses that it concerns besides that of its tab. */
export type ShownAction = { effect: string; documentId: string | undefined; places: readonly string[] };

export const comparedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('kept') }),
  z.object({ status: z.literal('changed'), before: z.string(), now: z.string() }),
  z.object({ status: z.literal('unknown'), said: z.string() }),
]);
export type Compared = z.output<typeof comparedSchema>;
