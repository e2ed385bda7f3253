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
  expect(tellNewTab(NOTHING, { id: 12, url: 'http://b/', isClosed: false }, 'en')).toMatchObject({
    success: true,
    effect: 'opened',
    opened: { kind: 'tab', id: '12', url: 'http://b/' },
  });
});

test('where the browser hides the address of the tab, the link still tells it', () => {
  const told = tellNewTab(LINK, { id: 12, isClosed: false }, 'en');
  expect(told.opened).toEqual({ kind: 'tab', id: '12', url: 'http://a/' });
  expect(tellNewTab(NOTHING, { id: 12, isClosed: false }, 'en').opened).toEqual({ kind: 'tab', id: '12' });
});

test('a tab that closes by itself was for a file', () => {
  expect(tellNewTab(LINK, { id: 12, isClosed: true }, 'zh')).toMatchObject({
    success: true,
    effect: 'download',
  });
});

test('what else was seen stays told', () => {
  const sent: Outcome = { success: true, effect: 'submitted', message: 'Sent.' };
  const told = tellNewTab(sent, { id: 12, url: 'http://b/', isClosed: false }, 'en');
  expect(told).toMatchObject({ effect: 'submitted', opened: { kind: 'tab' } });
  expect(told.message).toMatch(/^Sent\. /u);
  const refused: Outcome = { success: false, error_type: 'NotInteractable', message: 'Covered.' };
  expect(tellNewTab(refused, { id: 12, isClosed: false }, 'en')).toBe(refused);
});
