import * as z from 'zod/mini';
import { approvalRequiredSchema } from './browser-approval.ts';
import { languageSchema } from './language.ts';

/** The shapes of the live view of a browser session. */

/** `watch` sees; `decide` also decides on approvals; `control` may also take over. */
export const viewModeSchema = z.enum(['watch', 'decide', 'control']);
export type ViewMode = z.infer<typeof viewModeSchema>;

export const createViewLinkSchema = z.object({
  mode: viewModeSchema,
  /** Seconds that it is good for; as long as the session. */
  ttl: z.optional(z.int().check(z.gte(10), z.lte(3_600))),
  /** Of the page at first; that of the session. */
  language: z.optional(languageSchema),
});
export type CreateViewLink = z.infer<typeof createViewLinkSchema>;

export const viewLinkSchema = z.object({
  linkId: z.string(),
  mode: viewModeSchema,
  /** For one person. Its secret stands after the `#`, which browsers send nowhere. */
  url: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type ViewLink = z.infer<typeof viewLinkSchema>;

/** What was done, by whom, and what came of it. Without secrets, and without what a person typed. */
export const viewLogEntrySchema = z.object({
  /** From 1. A later entry of the same `command` replaces an earlier one. */
  number: z.number(),
  command: z.number(),
  /** ISO 8601. */
  at: z.string(),
  by: z.enum(['program', 'person', 'session']),
  state: z.enum(['running', 'waiting', 'done', 'no_effect', 'refused', 'unknown']),
  title: z.string(),
  message: z.optional(z.string()),
  effect: z.optional(z.string()),
  /** Why it was refused. */
  code: z.optional(z.string()),
});
export type ViewLogEntry = z.infer<typeof viewLogEntrySchema>;

/**
 * What a page asks its user for while a person has the control: a dialog, which the page waits for, or files. Only that person gets its
 * words.
 */
export const pagePromptSchema = z.object({
  promptId: z.string(),
  kind: z.enum(['alert', 'confirm', 'prompt', 'beforeunload', 'files']),
  message: z.optional(z.string()),
  defaultValue: z.optional(z.string()),
  /** Of `files`: whether several may be chosen. */
  isMultiple: z.optional(z.boolean()),
});
export type PagePrompt = z.infer<typeof pagePromptSchema>;

const viewTabSchema = z.object({ index: z.number(), title: z.string(), active: z.boolean() });

/** Each has as `id:` the number of the newest log entry before it, from which a reader resumes. */
export const viewEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('picture'),
    /** JPEG in base64. */
    data: z.string(),
    /** Of the view, in CSS pixels. */
    width: z.number(),
    height: z.number(),
  }),
  /**
   * No picture is shown, because not all secrets in it are certain to be painted over, or there is none. `uncovered`: a frame did not
   * answer; `moving`: what is secret moves or changes all the time.
   */
  z.object({
    type: z.literal('withheld'),
    reason: z.enum(['loading', 'uncovered', 'moving', 'no_page']),
  }),
  z.object({ type: z.literal('log'), entry: viewLogEntrySchema }),
  z.object({
    type: z.literal('state'),
    mode: viewModeSchema,
    control: z.enum(['program', 'person']),
    /** Whether the person in control is the reader of this stream. */
    isYours: z.boolean(),
    /** Somebody waits for the control until a command has ended. */
    isTaking: z.boolean(),
    attended: z.boolean(),
    url: z.string(),
    title: z.string(),
    tabs: z.array(viewTabSchema),
    expiresAt: z.string(),
    approval: z.nullable(approvalRequiredSchema),
    prompt: z.optional(z.nullable(pagePromptSchema)),
  }),
  /** The session has ended, or the link is no longer valid. */
  z.object({ type: z.literal('end'), reason: z.enum(['session', 'link', 'slow']) }),
]);
export type ViewEvent = z.infer<typeof viewEventSchema>;
export type ViewState = Extract<ViewEvent, { type: 'state' }>;

export const changeControlSchema = z.object({
  control: z.enum(['program', 'person']),
  /** As in `viewer` of the stream. */
  viewer: z.string().check(z.minLength(8), z.maxLength(64)),
});

export const controlSchema = z.object({ control: z.enum(['program', 'person']) });

const coordinateSchema = z.number().check(z.gte(0), z.lte(4_000));
const buttonSchema = z.enum(['left', 'middle', 'right']);

const modifierSchema = z.enum(['Alt', 'Control', 'Meta', 'Shift']);
export type Modifier = z.infer<typeof modifierSchema>;

/** Those that are held down meanwhile. */
const heldSchema = z.optional(z.array(modifierSchema).check(z.maxLength(4)));

const keySchema = z.string().check(z.minLength(1), z.maxLength(60));

/** Points are CSS pixels of the view. */
const personInputSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), x: coordinateSchema, y: coordinateSchema, held: heldSchema }),
  z.object({
    kind: z.enum(['down', 'up']),
    x: coordinateSchema,
    y: coordinateSchema,
    button: buttonSchema,
    count: z.int().check(z.gte(1), z.lte(3)),
    held: heldSchema,
  }),
  z.object({
    kind: z.literal('wheel'),
    x: coordinateSchema,
    y: coordinateSchema,
    dx: z.number().check(z.gte(-10_000), z.lte(10_000)),
    dy: z.number().check(z.gte(-10_000), z.lte(10_000)),
    held: heldSchema,
  }),
  /** A key with its modifiers, as `Control+a`, pressed and let go. */
  z.object({ kind: z.literal('key'), key: keySchema }),
  /** A key that is held down, and down once more while it repeats; or let go. */
  z.object({ kind: z.enum(['keydown', 'keyup']), key: keySchema, held: heldSchema }),
  /** From an input method, or pasted. */
  z.object({ kind: z.literal('text'), text: z.string().check(z.minLength(1), z.maxLength(20_000)) }),
  z.object({ kind: z.enum(['back', 'forward', 'reload']) }),
  /** An address, judged as one of the program. */
  z.object({ kind: z.literal('open'), url: z.string().check(z.minLength(1), z.maxLength(4_000)) }),
  z.object({ kind: z.literal('tab'), index: z.int().check(z.gte(0), z.lte(100)) }),
]);
export type PersonInput = z.infer<typeof personInputSchema>;

export const playInputSchema = z.object({
  viewer: changeControlSchema.shape.viewer,
  /** In their order. */
  inputs: z.array(personInputSchema).check(z.minLength(1), z.maxLength(200)),
});

export const playedSchema = z.object({ played: z.number() });

const promptFileSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.maxLength(127)),
  data: z.base64(),
});
export type PromptFile = z.infer<typeof promptFileSchema>;

export const answerPromptSchema = z.object({
  viewer: changeControlSchema.shape.viewer,
  promptId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** `false` cancels; of `beforeunload`: stays. */
  accept: z.boolean(),
  /** For a `prompt`. */
  text: z.optional(z.string().check(z.maxLength(20_000))),
  /** For `files`; in a body of at most 1 MB. */
  files: z.optional(z.array(promptFileSchema).check(z.minLength(1), z.maxLength(20))),
});
export type AnswerPrompt = z.infer<typeof answerPromptSchema>;

export const answeredPromptSchema = z.object({ success: z.literal(true) });
