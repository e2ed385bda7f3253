import * as z from 'zod/mini';
import { usedProfileSchema, useProfileSchema } from './browser-profile.ts';
import { languageSchema } from './language.ts';

/** The shapes of `/api/v1/browser/session…`: a browser without a person's screen, in the relay. */

const MAX_ADDRESS = 8_000;
const MAX_TEXT = 1_000;

const textSchema = z.string().check(z.maxLength(MAX_TEXT));

/** Milliseconds that a command may take. */
const timeoutSchema = z.int().check(z.gte(100), z.lte(60_000));

const secondsSchema = z.int().check(z.gte(10), z.lte(3_600));

const viewportSchema = z.object({
  width: z.int().check(z.gte(200), z.lte(4_000)),
  height: z.int().check(z.gte(200), z.lte(4_000)),
});

const MAX_LISTED = 100;

/** Which actions it is about: all that fit every key it has. Another key is refused, because it would say less. */
export const policyRuleSchema = z.strictObject({
  /** `example.com`, `*.example.com` (it and all below it), or `example.com:8443`. */
  sites: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(MAX_LISTED)),
  ),
  /** As in an action; also `snapshot`, `screenshot`. */
  actions: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MAX_LISTED))),
  /** What the action would do to its target, as the relay sees it before it acts. */
  effects: z.optional(z.array(z.enum(['reads', 'marks', 'edits', 'acts', 'submits', 'leaves']))),
});
export type PolicyRule = z.infer<typeof policyRuleSchema>;

/** What a session may do, as long as it lives: nothing that a rule of `deny` fits, and with `allow` only what one of these fits. */
export const sessionPolicySchema = z.strictObject({
  allow: z.optional(z.array(policyRuleSchema).check(z.maxLength(MAX_LISTED))),
  deny: z.optional(z.array(policyRuleSchema).check(z.maxLength(MAX_LISTED))),
});
export type SessionPolicy = z.infer<typeof sessionPolicySchema>;

export const createSessionSchema = z.object({
  /** In CSS pixels; 1280 by 800. */
  viewport: z.optional(viewportSchema),
  /** BCP 47; what the browser tells pages. */
  locale: z.optional(z.string().check(z.maxLength(35))),
  /** As `Europe/Berlin`. */
  timezone: z.optional(z.string().check(z.maxLength(60))),
  userAgent: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  /** Seconds that the session lives; 600. */
  ttl: z.optional(secondsSchema),
  /** Seconds without a command after which it ends; 300. */
  idle: z.optional(secondsSchema),
  /** Of messages and element descriptions; `en`. */
  language: z.optional(languageSchema),
  policy: z.optional(sessionPolicySchema),
  /** Cookies and storage that outlive the session; none. */
  storage: z.optional(useProfileSchema),
  /** Whether a person decides on each action before it runs. */
  attended: z.optional(z.boolean()),
});
export type CreateSession = z.infer<typeof createSessionSchema>;

export const browserSessionSchema = z.object({
  sessionId: z.string(),
  status: z.enum(['ready', 'busy']),
  /** ISO 8601. */
  createdAt: z.string(),
  expiresAt: z.string(),
  idleSeconds: z.number(),
  tabs: z.number(),
  viewport: viewportSchema,
  /** Where the browser runs elsewhere: whether its tabs and logins are the session's own (`new`) or its user's (`default`). */
  connected: z.optional(z.enum(['new', 'default'])),
  storage: z.optional(usedProfileSchema),
  attended: z.optional(z.boolean()),
  /** Who acts on the page: a person has taken over, or not. */
  control: z.optional(z.enum(['program', 'person'])),
  /** What a person has to decide on now. */
  approvalId: z.optional(z.string()),
});
export type BrowserSession = z.infer<typeof browserSessionSchema>;

/** What pages are told of their surroundings. What is left out stays as it is. */
export const changeSettingsSchema = z.object({
  viewport: z.optional(viewportSchema),
  colorScheme: z.optional(z.enum(['light', 'dark'])),
  reducedMotion: z.optional(z.enum(['reduce', 'no-preference'])),
  /** Whether requests fail as without a network. */
  offline: z.optional(z.boolean()),
  /** Degrees. Pages that ask for it may have it; null: no longer. */
  geolocation: z.optional(
    z.nullable(
      z.object({
        latitude: z.number().check(z.gte(-90), z.lte(90)),
        longitude: z.number().check(z.gte(-180), z.lte(180)),
      }),
    ),
  ),
});
export type ChangeSettings = z.infer<typeof changeSettingsSchema>;

export const openPageSchema = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(MAX_ADDRESS)),
  /** `load`, the default: with its pictures, frames and style sheets, as far as they come in time. */
  waitUntil: z.optional(z.enum(['load', 'domcontentloaded', 'networkidle'])),
  timeout: z.optional(timeoutSchema),
});
export type OpenPage = z.infer<typeof openPageSchema>;

/** One of these. Another key is refused: without a target, many actions mean the whole page. */
const sessionTargetSchema = z.strictObject(
  {
    /** As a snapshot gave it: `e1`, `@e1`, or the extension's own `e_…`. */
    ref: z.optional(z.string().check(z.maxLength(200))),
    /** The same, as messages name it. */
    elementId: z.optional(z.string().check(z.maxLength(200))),
    /** With `name`: the only element of that role and accessible name. */
    role: z.optional(textSchema),
    name: z.optional(textSchema),
    /** A CSS selector, or an XPath expression. */
    selector: z.optional(textSchema),
    /** What a person would call it. */
    text: z.optional(textSchema),
  },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? 'Expected one of ref, role with name, selector, text, and no other key'
        : undefined,
  },
);
export type SessionTarget = z.infer<typeof sessionTargetSchema>;

const dialogAnswerSchema = z.object({
  accept: z.boolean(),
  /** What a `prompt` gets. */
  promptText: z.optional(textSchema),
});
export type DialogAnswer = z.infer<typeof dialogAnswerSchema>;

export const sessionActionSchema = z.object({
  action: z.string().check(z.minLength(1), z.maxLength(60)),
  target: z.optional(sessionTargetSchema),
  params: z.optional(z.record(z.string(), z.unknown())),
  /** How dialogs that the page opens meanwhile are answered; they are dismissed. */
  dialog: z.optional(dialogAnswerSchema),
  /** By real input of the browser, for pages that ignore events of scripts (`isTrusted`). */
  trusted: z.optional(z.boolean()),
  timeout: z.optional(timeoutSchema),
});
export type SessionAction = z.infer<typeof sessionActionSchema>;

/** What came of an action: the extension's own receipt. Unknown keys are additions. */
export const sessionOutcomeSchema = z.looseObject({
  success: z.boolean(),
  message: z.string(),
  /** What was observed: `changed`, `no_change`, `navigated`, `opened`, `validation_error`, `submitted`, `download` … */
  effect: z.optional(z.string()),
  error_type: z.optional(z.string()),
  value: z.optional(z.string()),
  url: z.optional(z.string()),
  title: z.optional(z.string()),
  /** The page seems to ignore events of scripts, so the same with `trusted` may do it. */
  try_trusted: z.optional(z.boolean()),
});
export type SessionOutcome = z.infer<typeof sessionOutcomeSchema>;

export const takeSnapshotSchema = z.object({
  /** A part of the page. */
  target: z.optional(sessionTargetSchema),
  depth: z.optional(z.int().check(z.gte(1))),
  /** Only the lines with a ref, without their levels. */
  interactive: z.optional(z.boolean()),
  /** The first line; `next_from` of the part before. */
  from: z.optional(z.int().check(z.gte(0))),
  maxCharacters: z.optional(z.int().check(z.gte(500), z.lte(50_000))),
  timeout: z.optional(timeoutSchema),
});
export type TakeSnapshot = z.infer<typeof takeSnapshotSchema>;

export const takeDeltaSchema = z.extend(takeSnapshotSchema, {
  /** The `snapshot_id` to compare with. */
  since: z.string().check(z.minLength(1), z.maxLength(200)),
});

const refSchema = z.object({ role: z.string(), name: z.string() });

export const sessionSnapshotSchema = z.object({
  success: z.literal(true),
  snapshot_id: z.string(),
  url: z.string(),
  title: z.string(),
  /** Its lines: `- button "Submit" [ref=e1]`. */
  snapshot: z.string(),
  /** The refs of these lines. */
  refs: z.record(z.string(), refSchema),
  /** Of the whole outline, of which this may be a part. */
  characters: z.number(),
  tokens: z.number(),
  next_from: z.optional(z.number()),
  message: z.string(),
});
export type SessionSnapshot = z.infer<typeof sessionSnapshotSchema>;

export const takeScreenshotSchema = z.object({
  /** An element: the picture shows what of it is in view after scrolling to it. Not with `fullPage`. */
  target: z.optional(sessionTargetSchema),
  fullPage: z.optional(z.boolean()),
  format: z.optional(z.enum(['png', 'jpeg'])),
  timeout: z.optional(timeoutSchema),
});
export type TakeScreenshot = z.infer<typeof takeScreenshotSchema>;

export const sessionScreenshotSchema = z.object({
  success: z.literal(true),
  media_type: z.enum(['image/png', 'image/jpeg']),
  bytes: z.number(),
  /** Base64. */
  data: z.string(),
  /** Painted over before the picture was taken. */
  painted_over: z.object({ secrets: z.number(), frames: z.number() }),
});
export type SessionScreenshot = z.infer<typeof sessionScreenshotSchema>;

export const openTabSchema = z.object({
  url: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_ADDRESS))),
});

export const sessionTabSchema = z.object({
  index: z.number(),
  url: z.string(),
  title: z.string(),
  active: z.boolean(),
});

export const sessionTabsSchema = z.object({ tabs: z.array(sessionTabSchema) });
export type SessionTabs = z.infer<typeof sessionTabsSchema>;

export const sessionWindowSchema = z.object({
  index: z.number(),
  tabs: z.number(),
  /** Of its tab in front. */
  url: z.string(),
  title: z.string(),
  active: z.boolean(),
});

export const sessionWindowsSchema = z.object({ windows: z.array(sessionWindowSchema) });
export type SessionWindows = z.infer<typeof sessionWindowsSchema>;

export const closedSchema = z.object({ success: z.literal(true) });

/** `storage`: how the profile of the session was left. */
export const closedSessionSchema = z.extend(closedSchema, { storage: z.optional(usedProfileSchema) });
export type ClosedSession = z.infer<typeof closedSessionSchema>;
