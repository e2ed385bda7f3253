import { once } from 'node:events';
import { pino } from 'pino';
import { keepKnown, type LogLine } from './log-line.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** Lines of JSON, of known fields alone. */
export type RelayLog = {
  write(level: Exclude<LogLevel, 'silent'>, line: LogLine): void;
  /** Takes no more lines, and resolves when those before are written; never where nobody takes them. */
  end(): Promise<void>;
};

/** Bytes that wait for a reader of the log. A relay goes on answering where nobody reads it, and what is more is dropped. */
const MAX_WAITING = 8 * 1024 * 1024;

/** Milliseconds that a line may wait for others. */
const GATHERING = 50;

/** Writes to standard error: standard output has one line for people, and nothing else. */
export function createRelayLog(level: LogLevel, file: string | number = 2): RelayLog {
  const destination = pino.destination({ dest: file, sync: false, maxLength: MAX_WAITING });
  // A log that can't be written, because its reader has gone, must not end what it is about.
  destination.on('error', () => {});
  // At the process's end it would try for ever what can't be written, on a terminal that is gone as on a full disk; `end` is
  // what waits for lines here, and not for ever.
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
        // Its own `flush` waits for nothing where lines are written at once.
        ended = once(destination, 'close');
        destination.end();
      }
      await ended;
    },
  };
}

type GatheredLines = { write(line: string): void; flush(): void };

/**
 * Gives out together what comes within that many milliseconds: written one by one, the two lines of a request cost as much
 * as answering it.
 */
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
