import { expect, test } from 'vitest';
import type { Outcome } from '../../../operations/outcome.ts';
import { reportNewTab } from './report-new-tab.ts';

const NOTHING: Outcome = { success: false, effect: 'no_change', message: 'Nothing.' };
const LINK: Outcome = {
  success: true,
  effect: 'opened',
  message: 'It opened.',
  opened: { kind: 'tab', url: 'http://a/' },
};

test('a link to a tab after which no tab came up was blocked', () => {
  expect(reportNewTab(LINK, undefined, 'en')).toMatchObject({
    success: false,
    effect: 'needs_user',
    error_type: 'NeedsUser',
    message: expect.stringContaining('by hand'),
  });
});

test('a tab that the page tells nothing of is no "no change"', () => {
  expect(reportNewTab(NOTHING, { kind: 'opened', id: 12, url: 'http://b/' }, 'en')).toMatchObject({
    success: true,
    effect: 'opened',
    opened: { kind: 'tab', id: '12', url: 'http://b/' },
  });
});

test('without an address none is told', () => {
  expect(reportNewTab(NOTHING, { kind: 'opened', id: 12 }, 'en').opened).toEqual({ kind: 'tab', id: '12' });
});

test('of a tab that is never read it is told only that', () => {
  const told = reportNewTab(LINK, { kind: 'never-read' }, 'en');
  expect(told).toMatchObject({ success: true, effect: 'opened', opened: { kind: 'tab' } });
  expect(told.opened).toEqual({ kind: 'tab' });
  expect(told.message).toContain('never read');
});

test('where nobody knows whose the tab is nothing of it is told, and nothing claimed', () => {
  const sentence = expect.stringContaining('cannot be told');
  const needsUser = {
    success: false,
    effect: 'needs_user',
    error_type: 'NeedsUser',
    message: sentence,
    forPerson: expect.stringContaining('or you did'),
  } as const;
  expect(reportNewTab(NOTHING, { kind: 'in-doubt' }, 'en')).toEqual(needsUser);
  expect(reportNewTab(LINK, { kind: 'in-doubt' }, 'en')).toEqual(needsUser);
  const asking: Outcome = { ...needsUser, message: 'It wants a hand.', forPerson: undefined };
  expect(reportNewTab(asking, { kind: 'in-doubt' }, 'en')).toEqual({
    ...asking,
    forPerson: expect.stringMatching(/^It wants a hand\. .*or you did/u),
    message: expect.stringMatching(/^It wants a hand\. .*cannot be told/u),
  });
  const changed: Outcome = { success: true, effect: 'changed', message: 'More.' };
  expect(reportNewTab(changed, { kind: 'in-doubt' }, 'en')).toEqual({
    ...changed,
    forPerson: expect.stringMatching(/^More\. .*or you did/u),
    message: expect.stringMatching(/^More\. .*cannot be told/u),
  });
});

test('a tab that closes by itself was for a file', () => {
  expect(reportNewTab(LINK, { kind: 'closed' }, 'zh')).toMatchObject({
    success: true,
    effect: 'download',
  });
});

test('what else was seen stays told', () => {
  const sent: Outcome = { success: true, effect: 'submitted', message: 'Sent.' };
  const told = reportNewTab(sent, { kind: 'opened', id: 12, url: 'http://b/' }, 'en');
  expect(told).toMatchObject({ effect: 'submitted', opened: { kind: 'tab' } });
  expect(told.message).toMatch(/^Sent\. /u);
  const refused: Outcome = { success: false, error_type: 'NotInteractable', message: 'Covered.' };
  expect(reportNewTab(refused, { kind: 'opened', id: 12 }, 'en')).toBe(refused);
});
