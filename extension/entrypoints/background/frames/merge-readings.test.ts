import { expect, test } from 'vitest';
import type { FrameReading } from '../../../page/frame-reading.ts';
import {
  closedFrameOrigins,
  isFrameVisible,
  mergePageChanges,
  rankTogether,
  withHits,
} from './merge-readings.ts';

function reading(path: number[] | undefined, children: FrameReading['children'] = []): FrameReading {
  return { url: 'https://a.example/', title: '', path, elements: [], total: 0, children };
}

const element = (id: string, score: number) => ({ id, desc: id, score });

test('ranks the elements of all frames together, those of hidden frames last, ties in order', () => {
  const merged = rankTogether(
    [
      { visible: true, elements: [element('e_1', 5), element('e_2', 3)] },
      { visible: false, elements: [element('e_3', 9)] },
      { visible: true, elements: [element('e_4', 3)] },
    ],
    10,
  );
  expect(merged.map(({ id }) => id)).toEqual(['e_1', 'e_2', 'e_4', 'e_3']);
});

test('returns at most the limit, with id and desc only', () => {
  const merged = rankTogether([{ visible: true, elements: [element('e_1', 1), element('e_2', 2)] }], 1);
  expect(merged).toEqual([{ id: 'e_2', desc: 'e_2' }]);
});

test('a frame is visible only if all its ancestors are', () => {
  const top = reading([], [{ index: 0, origin: 'https://b.example', visible: false }]);
  const middle = reading([0], [{ index: 1, origin: 'https://c.example', visible: true }]);
  const inner = reading([0, 1]);
  expect(isFrameVisible(inner, [top, middle, inner])).toBe(false);
  expect(isFrameVisible(reading(undefined), [top])).toBe(true);
});

test('lists each visible unread frame once, and no hidden or read ones', () => {
  const top = reading(
    [],
    [
      { index: 0, origin: 'https://pay.example', visible: true },
      { index: 1, origin: 'https://pay.example', visible: true },
      { index: 2, origin: 'https://ads.example', visible: false },
      { index: 3, origin: 'https://read.example', visible: true },
    ],
  );
  expect(closedFrameOrigins([top, reading([3])])).toEqual(['https://pay.example']);
});

test('hits of a request replace the lowest-ranked elements, without duplicates', () => {
  const rows = (...ids: string[]) => ids.map(id => ({ id, desc: id }));
  const told = withHits(rows('e_1', 'e_2', 'e_3', 'e_4'), rows('e_4', 'e_9'), 4).map(({ id }) => id);
  expect(told).toEqual(['e_1', 'e_2', 'e_4', 'e_9']);
  expect(withHits(rows('e_1', 'e_2'), rows('e_1'), 2)).toEqual(rows('e_1', 'e_2'));
});

test('merges the page changes of all frames; undefined without any', () => {
  const first = { ...reading([]), pageChanges: { elements: [element('e_1', 1)], total: 12, gone: 0 } };
  const second = { ...reading([0]), pageChanges: { elements: [element('e_2', 2)], total: 1, gone: 3 } };
  const told = [
    { id: 'e_2', desc: 'e_2' },
    { id: 'e_1', desc: 'e_1' },
  ];
  expect(mergePageChanges([first, second])).toEqual({ elements: told, total: 13, gone: 3 });
  expect(mergePageChanges([reading([])])).toBeUndefined();
});
