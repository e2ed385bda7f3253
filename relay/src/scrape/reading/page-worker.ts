import { parentPort } from 'node:worker_threads';
import { type CheckValue, createSchemaCheck } from '../../tools/mcp/schema-check.ts';
import { type CheckAsk, type ThreadAnswer, type ThreadAsk, threadAskSchema } from './page-reading.ts';
import { BadSelector, readPage } from './read-page.ts';

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

function checkValue({ schema, value }: CheckAsk): ThreadAnswer {
  let check: CheckValue;
  try {
    check = createSchemaCheck(schema, 'answer');
  } catch {
    return { kind: 'bad-schema' };
  }
  return { kind: 'checked', problems: value === undefined ? [] : check(value) };
}
