import { parentPort } from 'node:worker_threads';
import { type CheckValue, createSchemaCheck } from '../../tools/mcp/schema-check.ts';
import { findBadKeyword } from './find-bad-keyword.ts';
import { findBadPattern } from './find-bad-pattern.ts';
import {
  CHECK_STOPPED,
  type CheckAsk,
  type ThreadAnswer,
  type ThreadAsk,
  threadAskSchema,
} from './page-reading.ts';
import { BadSelector, readPage } from './read-page.ts';
import { runLimited } from './run-limited.ts';

/**
 * Milliseconds by the clock. Patterns run as JavaScript's own regular expressions, which can backtrack for ever, and are stopped
 * then. RE2 (re2js) takes linear time, but refuses lookaheads (zod writes them), `\u0041` and `{1,2000}`, and its `\s` differs.
 */
const MAX_CHECKING = 2_000;

// One page after the other: to load the libraries for each would cost more than the pages.
parentPort?.on('message', (given: unknown) => parentPort?.postMessage(answer(threadAskSchema.parse(given))));
parentPort?.postMessage('ready');

function answer(ask: ThreadAsk): ThreadAnswer {
  if (ask.kind === 'check') return checkValue(ask);
  try {
    return readPage(ask);
  } catch (thrown) {
    if (thrown instanceof BadSelector) return { kind: 'bad-selector', path: thrown.path };
    throw thrown;
  }
}

function findFault(schema: Record<string, unknown>): ThreadAnswer | undefined {
  const keyword = findBadKeyword(schema);
  if (keyword) return { kind: 'bad-keyword', ...keyword };
  const pattern = findBadPattern(schema, MAX_CHECKING);
  return pattern && { kind: 'bad-pattern', ...pattern };
}

function checkValue({ schema, value }: CheckAsk): ThreadAnswer {
  let check: CheckValue;
  try {
    const bad = value === undefined ? findFault(schema) : undefined;
    if (bad) return bad;
    check = createSchemaCheck(schema, 'answer');
  } catch {
    return { kind: 'bad-schema' };
  }
  let problems: string[] = [];
  const ended = runLimited(MAX_CHECKING, () => {
    if (value !== undefined) problems = check(value);
  });
  return { kind: 'checked', problems: ended ? problems : [CHECK_STOPPED] };
}
