import { expect, test } from 'vitest';
import { type BoundPreview, changedParts } from './compare-shown.ts';

const shown: BoundPreview = {
  status: 'bound',
  effect: 'reads',
  binding: { kind: 'tab', tabId: 1 },
  details: ['https://shop.example/ “Shop”'],
};

test('detects a changed detail and a changed program', () => {
  expect(changedParts(shown, { ...shown })).toEqual({ parts: [] });
  const listed = { ...shown, details: ['https://shop.example/?patient=7 “Shop”'] };
  expect(changedParts(shown, listed)).toEqual({ parts: ['details'] });
  expect(changedParts({ ...shown, code: 'a()' }, { ...shown, code: 'b()' })).toEqual({ parts: ['details'] });
});
