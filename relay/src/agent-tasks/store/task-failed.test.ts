import { expect, test } from 'vitest';
import { messagesIn } from '../../messages/messages.ts';
import { CHECK_STOPPED } from '../../scrape/reading/page-reading.ts';
import { modelFailed, schemaUnsatisfied } from './task-failed.ts';

test('a schema that is not satisfied names five problems, and cuts long ones', () => {
  const problems = Array.from({ length: 9 }, (_, index) => `teas/${index}: ${'\0😀'.repeat(500)}`);
  const { message } = schemaUnsatisfied(problems).failure;
  expect(message).toContain('teas/4: ');
  expect(message).not.toContain('teas/5: ');
  expect(message).not.toContain('\0');
  expect(message.isWellFormed()).toBe(true);
  expect(message.length).toBeLessThan(1_300);
});

test('a check that was stopped is named instead', () => {
  const { message } = schemaUnsatisfied([CHECK_STOPPED]).failure;
  expect(message).toContain('more than two seconds');
  expect(message).not.toContain(CHECK_STOPPED);
});

/** A task never ends with these. */
const OF_CHATS = ['relay_stopping', 'turn_interrupted', 'turn_not_kept'];
const NAMES = { key: 'KEY', address: 'ADDRESS', path: '/v1' };

test.each([
  ['en', /chat|turn|Settings|select|no action|Try again/u],
  ['zh', /对话|这一轮|在设置中|再试一次/u],
] as const)(
  'why a model failed is said without the words of a chat, which are in %s',
  (language, ofChats) => {
    const failures = Object.entries(messagesIn(language).failures);
    const said = failures
      .filter(([code]) => !OF_CHATS.includes(code))
      .map(([code, words]) => modelFailed({ code, message: words(NAMES), retryable: true }).failure);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(({ message }) => ofChats.test(message))).toEqual([]);
    expect(said.filter(({ fault }) => fault === 'relay').map(({ code }) => code)).toEqual(['relay_failed']);
  },
);
