import { expect, test } from 'vitest';
import { outcomesEn } from '../../relay/console-page/messages/outcomes-en.ts';
import { en } from '../../relay/src/messages/en.ts';
import { readSource } from './source-files.ts';

/** How turns of the chat end, and tasks never. */
const OF_CHAT = ['relay_stopping', 'turn_interrupted', 'turn_not_kept'];

test('the console has a text for each code with which a task can fail', () => {
  const [, paragraph = ''] =
    /^Codes of failures: (.*?)`error\.fault`/msu.exec(readSource('docs/agent.md')) ?? [];
  const listed = paragraph.replaceAll(/\([^)]*\)/gu, '');
  const documented = [...listed.matchAll(/`(\w+)`/gu)].map(([, code = '']) => code);
  expect(documented).toEqual(expect.arrayContaining(['schema_unsatisfied', 'browser_unavailable']));
  const ofModels = Object.keys(en.failures).filter(code => !OF_CHAT.includes(code));
  expect([...documented, ...ofModels].filter(code => !(code in outcomesEn.failures))).toEqual([]);
});
