import type { Defect } from './describe-defect.ts';
import type { ToolRunOutcome, TurnEnding } from './relay-observer.ts';

/** All that a log can say, by the kind of line. Durations are milliseconds. */
export type LogLine =
  | {
      event: 'request';
      request_id: string;
      method: string;
      route: string;
      status: number;
      duration_ms: number;
      error: string | undefined;
      key_id: string | undefined;
      tenant: string | undefined;
    }
  | {
      event: 'turn';
      request_id: string;
      agent: string;
      /** Who answered, or failed to at last. */
      model: string;
      /** Who was asked, where that was another. */
      asked_model: string | undefined;
      outcome: TurnEnding['outcome'];
      error: string | undefined;
      proposed: string | undefined;
      tools: readonly `${string}:${ToolRunOutcome}`[];
      duration_ms: number;
      first_token_ms: number | undefined;
      retries: number;
      fallbacks: number;
      input_tokens: number | undefined;
      output_tokens: number | undefined;
      cache_read_input_tokens: number | undefined;
    }
  | ({ event: 'defect' } & Defect)
  | { event: 'stopping' | 'stopped'; signal: string };

type Field = { [Line in LogLine as Line['event']]: keyof Line }[LogLine['event']];

/** The types keep other fields out where a line is written; this does where one was spread into it. */
const FIELDS = new Set<string>([
  'event',
  'request_id',
  'method',
  'route',
  'status',
  'duration_ms',
  'error',
  'key_id',
  'tenant',
  'agent',
  'model',
  'asked_model',
  'outcome',
  'proposed',
  'tools',
  'first_token_ms',
  'retries',
  'fallbacks',
  'input_tokens',
  'output_tokens',
  'cache_read_input_tokens',
  'kind',
  'place',
  'signal',
] satisfies Field[]);

/** Names, codes and routes are short and of one line; what is not is none of them. */
const NAME = /^[\p{L}\p{N}_.:/@+ -]{1,120}$/u;

/** Only the fields above, and of them only numbers and what looks like a name. */
export function keepKnown(line: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).filter(([field, value]) => FIELDS.has(field) && isHarmless(value)),
  );
}

function isHarmless(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isHarmless);
  return typeof value === 'string' ? NAME.test(value) : typeof value === 'number';
}
