import { expect, test } from 'vitest';
import { wordForModel, wordForPerson } from '../../../messages/word-message.ts';
import { describeStay, reportDownload } from './report-answer.ts';

const FILE = { status: 200, isSending: false, isFile: true, fileName: 'report.csv' };

test('a page that stayed while its server sent a file: a download', () => {
  const { message, ...outcome } = describeStay(FILE);
  expect(outcome).toEqual({ success: true, effect: 'download' });
  expect(wordForModel(message, 'en')).toContain('"report.csv"');
  expect(wordForPerson(message, 'zh')).toContain('「report.csv」');
});

test.each([
  ['a form', { isSending: true }, { success: true, effect: 'submitted' }],
  ['a link', { isSending: false }, { success: false, effect: 'no_change' }],
])('No Content in answer to %s', (_name, request, expected) => {
  expect(describeStay({ ...FILE, isFile: false, status: 204, ...request })).toMatchObject(expected);
});

test('an error that the browser does not show is a failure, with its status', () => {
  const outcome = describeStay({ ...FILE, status: 503 });
  expect(outcome).toMatchObject({ success: false, error_type: 'NavigationError' });
  expect(wordForModel(outcome.message, 'en')).toContain('503');
});

test('says that it does not know where the browser reports nothing', () => {
  expect(wordForModel(describeStay(undefined).message, 'en')).toContain('may have downloaded');
});

test('a link that saves a file: only once its server has sent one', async () => {
  const outcome = { success: true, effect: 'download', message: 'A download started.' } as const;
  const report = (answer: Parameters<typeof describeStay>[0]) =>
    reportDownload(outcome, {
      toNavigation: () => undefined,
      toDownload: () => Promise.resolve(answer),
      stop: () => undefined,
    });
  expect(await report(undefined)).toEqual(outcome);
  expect(await report(FILE)).toMatchObject({ success: true, effect: 'download' });
  expect(await report({ ...FILE, status: 404 })).toMatchObject({ success: false, effect: 'no_change' });
});
