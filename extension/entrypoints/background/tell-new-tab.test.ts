import { expect, test } from 'vitest';
import type { Outcome } from '../../operations/outcome.ts';
import { tellNewTab } from './tell-new-tab.ts';

const NOTHING: Outcome = { success: false, effect: 'no_change', message: 'Nothing.' };
const LINK: Outcome = {
  success: true,
  effect: 'opened',
  message: 'It opened.',
  opened: { kind: 'tab', url: 'http://a/' },
};

test('a link to a tab after which no tab came up was blocked', () => {
  expect(tellNewTab(LINK, undefined, 'en')).toMatchObject({
    success: false,
    effect: 'needs_user',
    error_type: 'NeedsUser',
    message: expect.stringContaining('by hand'),
  });
});

test('a tab that the page tells nothing of is no "no change"', () => {
  expect(tellNewTab(NOTHING, { kind: 'opened', id: 12, url: 'http://b/' }, 'en')).toMatchObject({
    success: true,
    effect: 'opened',
    opened: { kind: 'tab', id: '12', url: 'http://b/' },
  });
});

test('without an address none is told', () => {
  expect(tellNewTab(NOTHING, { kind: 'opened', id: 12 }, 'en').opened).toEqual({ kind: 'tab', id: '12' });
});

test('of a tab that is never read it is told only that', () => {
  const told = tellNewTab(LINK, { kind: 'never-read' }, 'en');
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
  expect(tellNewTab(NOTHING, { kind: 'in-doubt' }, 'en')).toEqual(needsUser);
  expect(tellNewTab(LINK, { kind: 'in-doubt' }, 'en')).toEqual(needsUser);
  const asking: Outcome = { ...needsUser, message: 'It wants a hand.', forPerson: undefined };
  expect(tellNewTab(asking, { kind: 'in-doubt' }, 'en')).toEqual({
    ...asking,
    forPerson: expect.stringMatching(/^It wants a hand\. .*or you did/u),
    message: expect.stringMatching(/^It wants a hand\. .*cannot be told/u),
  });
  const changed: Outcome = { success: true, effect: 'changed', message: 'More.' };
  expect(tellNewTab(changed, { kind: 'in-doubt' }, 'en')).toEqual({
    ...changed,
    forPerson: expect.stringMatching(/^More\. .*or you did/u),
    message: expect.stringMatching(/^More\. .*cannot be told/u),
  });
});

test('a tab that closes by itself was for a file', () => {
  expect(tellNewTab(LINK, { kind: 'closed' }, 'zh')).toMatchObject({
    success: true,
    effect: 'download',
  });
});

test('what else was seen stays told', () => {
  const sent: Outcome = { success: true, effect: 'submitted', message: 'Sent.' };
  const told = tellNewTab(sent, { kind: 'opened', id: 12, url: 'http://b/' }, 'en');
  expect(told).toMatchObject({ effect: 'submitted', opened: { kind: 'tab' } });
  expect(told.message).toMatch(/^Sent\. /u);
  const refused: Outcome = { success: false, error_type: 'NotInteractable', message: 'Covered.' };
  expect(tellNewTab(refused, { kind: 'opened', id: 12 }, 'en')).toBe(refused);
});
