import { expect, test } from 'vitest';
import { message } from '../../../messages/message.ts';
import { wordForModel, wordForPerson } from '../../../messages/word-message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { reportNewTab } from './report-new-tab.ts';

const NOTHING: Outcome = { success: false, effect: 'no_change', message: 'Nothing.' };
const LINK: Outcome = {
  success: true,
  effect: 'opened',
  message: 'It opened.',
  opened: { kind: 'tab', url: 'http://a/' },
};

test('reports a link as blocked when no tab appeared', () => {
  const blocked = reportNewTab(LINK, undefined);
  expect(blocked).toMatchObject({ success: false, effect: 'needs_user', error_type: 'NeedsUser' });
  expect(wordForModel(blocked.message, 'en')).toContain('by hand');
});

test('a new tab replaces "no change"', () => {
  expect(reportNewTab(NOTHING, { kind: 'opened', id: 12, url: 'http://b/' })).toMatchObject({
    success: true,
    effect: 'opened',
    opened: { kind: 'tab', id: '12', url: 'http://b/' },
  });
});

test.each([404, 'not loaded'] as const)('a tab that shows an error is no success: %s', failure => {
  const told = reportNewTab(LINK, { kind: 'opened', id: 12, url: 'http://b/', failure });
  expect(told).toMatchObject({
    success: false,
    effect: 'opened',
    error_type: 'NavigationError',
    opened: { kind: 'tab', id: '12', url: 'http://b/' },
  });
  expect(wordForModel(told.message, 'en')).toMatch(/error/);
});

test('reports a tab without an address by its id only', () => {
  expect(reportNewTab(NOTHING, { kind: 'opened', id: 12 }).opened).toEqual({ kind: 'tab', id: '12' });
});

test('reports only that a blocked tab opened', () => {
  const told = reportNewTab(LINK, { kind: 'never-read' });
  expect(told).toMatchObject({ success: true, effect: 'opened', opened: { kind: 'tab' } });
  expect(told.opened).toEqual({ kind: 'tab' });
  expect(wordForModel(told.message, 'en')).toContain('never read');
});

test('reports nothing about a tab that the user may have opened, and claims no success', () => {
  const needsUser = {
    success: false,
    effect: 'needs_user',
    error_type: 'NeedsUser',
    message: message('newTab.inDoubt'),
  } as const;
  expect(wordForModel(needsUser.message, 'en')).toContain('nothing about it is reported');
  expect(wordForPerson(needsUser.message, 'en')).toContain('the page or you opened it');
  expect(reportNewTab(NOTHING, { kind: 'in-doubt' })).toEqual(needsUser);
  expect(reportNewTab(LINK, { kind: 'in-doubt' })).toEqual(needsUser);
  const changed: Outcome = { success: true, effect: 'changed', message: 'More.' };
  for (const outcome of [{ ...needsUser, message: 'It wants a hand.' }, changed]) {
    const told = reportNewTab(outcome, { kind: 'in-doubt' });
    expect(told).toEqual({ ...outcome, message: told.message });
    expect(wordForModel(told.message, 'en')).toBe(
      `${outcome.message} ${wordForModel(needsUser.message, 'en')}`,
    );
    expect(wordForPerson(told.message, 'en')).toBe(
      `${outcome.message} ${wordForPerson(needsUser.message, 'en')}`,
    );
  }
});

test('a tab that closes by itself is a download', () => {
  expect(reportNewTab(LINK, { kind: 'closed' })).toMatchObject({
    success: true,
    effect: 'download',
  });
});

test('keeps other observed effects', () => {
  const sent: Outcome = { success: true, effect: 'submitted', message: 'Sent.' };
  const told = reportNewTab(sent, { kind: 'opened', id: 12, url: 'http://b/' });
  expect(told).toMatchObject({ effect: 'submitted', opened: { kind: 'tab' } });
  expect(wordForModel(told.message, 'en')).toMatch(/^Sent\. /u);
  const refused: Outcome = { success: false, error_type: 'NotInteractable', message: 'Covered.' };
  expect(reportNewTab(refused, { kind: 'opened', id: 12 })).toBe(refused);
});
