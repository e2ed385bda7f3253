import { expect, test } from 'vitest';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { keepPictures, type Pictures } from './pictures.ts';

const NONE: Pictures = new Map();

function outcome(...data: (string | undefined)[]): Outcome {
  const size = { media_type: 'image/png', width: 1, height: 1, bytes: 3 } as const;
  return {
    success: true,
    message: '',
    pictures: data.map(each => ({ ...size, ...(each ? { data: each } : {}) })),
  };
}

test('keeps pictures by call, and adds those of later rows', () => {
  const first = keepPictures(NONE, 'call', outcome('AAAA'));
  const second = first.status === 'kept' && keepPictures(first.pictures, 'call', outcome('BBBB'));
  expect(second && second.status === 'kept' && second.pictures.get('call')).toEqual([
    { media_type: 'image/png', data: 'AAAA' },
    { media_type: 'image/png', data: 'BBBB' },
  ]);
});

test("limits the number and size of a result's pictures to those of a request", () => {
  expect(keepPictures(NONE, 'call', outcome('A', 'B', 'C', 'D')).status).toBe('kept');
  expect(keepPictures(NONE, 'call', outcome('A', 'B', 'C', 'D', 'E')).status).toBe('full');
  expect(keepPictures(NONE, 'call', outcome('A'.repeat(600_000))).status).toBe('kept');
  expect(keepPictures(NONE, 'call', outcome('A'.repeat(500_000), 'A'.repeat(200_000))).status).toBe('full');
});

test('reports a picture that did not arrive as lost; an outcome without pictures changes nothing', () => {
  expect(keepPictures(NONE, 'call', outcome('AAAA', undefined)).status).toBe('lost');
  expect(keepPictures(NONE, 'call', { success: true, message: '' })).toEqual({
    status: 'kept',
    pictures: NONE,
  });
});

test('keeps the pictures of the newest few calls only', () => {
  let pictures = NONE;
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) {
    const kept = keepPictures(pictures, id, outcome('AAAA'));
    if (kept.status === 'kept') pictures = kept.pictures;
  }
  expect([...pictures.keys()]).toEqual(['2', '3', '4', '5', '6', '7']);
});
