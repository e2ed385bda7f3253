import { resolve } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../json/parse-json.ts';
import { describeIssue, readSettingsFile } from './settings-file.ts';
import { baseAddressSchema } from './value-schemas.ts';

/** The form of a path: no key and no JSON that somebody pastes by mistake has it. */
const PATH = /^(?:(?:~|\.{1,2})?\/|[A-Za-z]:\\|(?=.*\.json$))[\p{L}\p{N}_ ./\\~-]{1,300}$/u;

/** Errors never repeat the file's content. */
export const modelsFileSchema = z.string().transform((path, context) => {
  const file = readSettingsFile(path);
  if (file.kind === 'unreadable') {
    const name = PATH.test(path) ? resolve(path) : 'it';
    context.addIssue(
      `The file can't be read: ${name} ${file.reason}. Name one that holds a JSON list of models.`,
    );
    return z.NEVER;
  }
  const entries = parseJson(file.text);
  if (!Array.isArray(entries)) {
    context.addIssue('The file must hold a JSON list of models: [{"name": "…", "provider": "openai"}].');
    return z.NEVER;
  }
  const parsed = modelEntriesSchema.safeParse(entries);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const place = issue.path;
    context.addIssue(
      place.length === 0
        ? 'The file must hold a JSON list of at least one model.'
        : `In the file, at ${place.join('.')}: ${describeIssue(issue, keysAt(place))}`,
    );
  }
  return z.NEVER;
});

const MANY = 10_000_000;

const tokensSchema = z.number().int().min(1).max(MANY);

const secondsSchema = z.number().positive().max(3600);

/** For a million tokens. */
const priceSchema = z.number().nonnegative();

const pricesSchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, { error: 'Expected three capital letters, such as USD' }),
  input: priceSchema,
  output: priceSchema,
  cacheRead: priceSchema.optional(),
  cacheWrite: priceSchema.optional(),
});

const entrySchema = z.strictObject({
  /** The name in requests and agents. */
  name: z.string().min(1).max(200),
  label: z.string().min(1).optional(),
  provider: z.enum(['anthropic', 'openai']),
  baseUrl: baseAddressSchema.optional(),
  /** The variable that holds the key, so that the file can be shared. */
  apiKeyEnv: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, { error: 'Expected the name of a variable, not the key itself' })
    .optional(),
  /** The provider's name; by default `name`. */
  model: z.string().min(1).optional(),
  tools: z.enum(['native', 'prompt']).default('native'),
  /** By default only Claude takes pictures. */
  images: z.boolean().optional(),
  contextTokens: tokensSchema.optional(),
  maxTokens: tokensSchema.optional(),
  firstByteSeconds: secondsSchema.optional(),
  idleSeconds: secondsSchema.optional(),
  /** Another model of this list, which answers when this one is unavailable. */
  fallback: z.string().optional(),
  prices: pricesSchema.optional(),
});

/** The valid keys at this place. */
function keysAt(place: readonly PropertyKey[]): string[] {
  return Object.keys(place.at(-1) === 'prices' ? pricesSchema.shape : entrySchema.shape);
}

/** One model of the file in `RELAY_MODELS`. */
export type ModelEntry = z.output<typeof entrySchema>;

const modelEntriesSchema = z
  .array(entrySchema)
  .min(1)
  .superRefine((entries, context) => {
    const names = entries.map(entry => entry.name);
    for (const [index, { name, fallback }] of entries.entries()) {
      const refuse = (key: string, message: string): void =>
        context.addIssue({ code: 'custom', path: [index, key], message });
      if (names.indexOf(name) !== index) refuse('name', 'Another model of this list has this name');
      if (fallback === name) refuse('fallback', 'A model cannot be its own fallback');
      else if (fallback !== undefined && !names.includes(fallback))
        refuse('fallback', 'Names no model of this list');
    }
  });
