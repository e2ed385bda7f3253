import { expect, test } from 'vitest';
import { CHECK_STOPPED } from '../../scrape/reading/page-reading.ts';
import { schemaUnsatisfied } from './task-failed.ts';

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
