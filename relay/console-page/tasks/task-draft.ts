import { type Language, MOST_TASK_CREDITS, type TaskRequestInput } from '@assent/shared';
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

/** What shows before anything is sent. */
export type DraftFault = 'promptMissing' | 'schemaInvalid' | 'creditsOutside';

export function faultsOf(draft: TaskDraft): readonly DraftFault[] {
  const credits = Number(draft.maxCredits);
  const isLimit = Number.isInteger(credits) && credits >= 1 && credits <= MOST_TASK_CREDITS;
  return [
    ...(draft.prompt.trim() === '' ? (['promptMissing'] as const) : []),
    ...(isSchema(draft.schema) ? [] : (['schemaInvalid'] as const)),
    ...(isLimit ? [] : (['creditsOutside'] as const)),
  ];
}

/** Of a draft without faults. */
export function requestOf(draft: TaskDraft, language: Language): TaskRequestInput {
  const urls = draft.urls.split(/\s+/u).filter(url => url !== '');
  const schema = readSchema(draft.schema);
  return {
    ...{ prompt: draft.prompt, urls, maxCredits: Number(draft.maxCredits), language },
    ...(schema && { schema }),
  };
}

const schemaSchema = z.record(z.string(), z.unknown());

function isSchema(text: string): boolean {
  return text.trim() === '' || readSchema(text) !== undefined;
}

function readSchema(text: string): Record<string, unknown> | undefined {
  return schemaSchema.safeParse(parseJson(text)).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const FIELDS = ['prompt', 'urls', 'schema', 'maxCredits'] as const;

/** The field that an issue is about, by its path, such as `urls.0`; undefined for none of the form. */
export function fieldOf({ path }: { path: string }): keyof TaskDraft | undefined {
  const [, first] = /^(\w+)/u.exec(path) ?? [];
  return FIELDS.find(field => field === first);
}
