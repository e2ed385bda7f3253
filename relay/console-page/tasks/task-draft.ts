import type { Language, TaskRequestInput } from '@assent/shared';
import * as z from 'zod/mini';

/** A task as it is being written. */
export type TaskDraft = {
  prompt: string;
  /** One per line. */
  urls: string;
  schema: string;
  maxCredits: string;
};

export const EMPTY_DRAFT: TaskDraft = { prompt: '', urls: '', schema: '', maxCredits: '500' };

/** What tells two tasks with the same words apart. Also where the page was not read over TLS, which `randomUUID` wants. */
export function newRequestKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('-');
}

const schemaSchema = z.record(z.string(), z.unknown());

/** Undefined while its schema is no JSON object. */
export function requestOf(draft: TaskDraft, language: Language): TaskRequestInput | undefined {
  const urls = draft.urls.split(/\s+/u).filter(url => url !== '');
  const facts = { prompt: draft.prompt, urls, maxCredits: Number(draft.maxCredits), language };
  if (draft.schema.trim() === '') return facts;
  const schema = schemaSchema.safeParse(parseJson(draft.schema)).data;
  return schema && { ...facts, schema };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
