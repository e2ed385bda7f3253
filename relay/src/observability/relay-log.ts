import { once } from 'node:events';
import { pino } from 'pino';
import type { Defect } from './describe-defect.ts';
import type { ToolRunOutcome, TurnEnding } from './relay-observer.ts';

/** The types exclude other fields at the call; this excludes fields that were spread into a line. */
const FIELDS = new Set<string>([
  'event',
  'request_id',
  'method',
  'route',
  'status',
  'duration_ms',
  'error',
  'key_id',
  'key_name',
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

/** Names, codes and routes are short and single-line; other text is not a name. */
const NAME = /^[\p{L}\p{N}_.:/@+ -]{1,120}$/u;

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** Lines of JSON with known fields only. */
export type RelayLog = {
  write(level: Exclude<LogLevel, 'silent'>, line: LogLine): void;
  /** Takes no more lines. Resolves when the earlier ones are written; never without a reader. */
  end(): Promise<void>;
};

/** Bytes that wait for a reader of the log. Without a reader the relay goes on, and further lines are dropped. */
const MAX_WAITING = 8 * 1024 * 1024;

/** Milliseconds for which lines are gathered. */
const GATHERING = 50;

/** To standard error: standard output has one line for people, and nothing else. */
export function createRelayLog(level: LogLevel, file: string | number = 2): RelayLog {
  const destination = pino.destination({ dest: file, sync: false, maxLength: MAX_WAITING });
  // A log that can't be written must not end the relay.
  destination.on('error', () => {});
  // At exit it would retry forever on a closed terminal or a full disk; `end` waits, with a deadline.
  destination.flushSync = () => {};
  const lines = gatherLines(text => destination.write(text), GATHERING);
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }), log: keepKnown },
    },
    lines,
  );
  let ended: Promise<unknown> | undefined;
  return {
    write(lineLevel, line) {
      if (!ended) logger[lineLevel](line);
    },
    async end() {
      if (!ended) {
        lines.flush();
        // Its own `flush` does not wait when lines are written at once.
        ended = once(destination, 'close');
        destination.end();
      }
      await ended;
    },
  };
}

type GatheredLines = { write(line: string): void; flush(): void };

/** Gathers the lines of some milliseconds: written one by one, the two lines of a request cost as much as answering it. */
function gatherLines(give: (lines: string) => void, milliseconds: number): GatheredLines {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') give(lines);
    lines = '';
  };
  return {
    write(line) {
      lines += line;
      timer ??= setTimeout(flush, milliseconds);
    },
    flush,
  };
}

/** Durations are milliseconds. */
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
      key_name: string | undefined;
      tenant: string | undefined;
    }
  | {
      event: 'turn';
      request_id: string;
      key_name: string | undefined;
      agent: string;
      /** The model that answered, or failed last. */
      model: string;
      /** The model that was asked, if it is another. */
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

/** Only known fields, and of these only numbers and names. */
export function keepKnown(line: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).filter(([field, value]) => FIELDS.has(field) && isHarmless(value)),
  );
}

function isHarmless(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isHarmless);
  return typeof value === 'string' ? NAME.test(value) : typeof value === 'number';
}
