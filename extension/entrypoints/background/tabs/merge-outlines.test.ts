import { expect, test } from 'vitest';
import { type FrameLines, mergeOutlines, type UnreadFrames } from './merge-outlines.ts';

/** `2 text` is a line two levels deep, `1 iframe@0` one of the frame at that place. */
function frame(place: string, ...lines: string[]): FrameLines {
  return {
    documentId: `d${place}`,
    place,
    lines: lines.map(written => {
      const [, depth = '', text = '', at] = /^(\d) ([^@]*)(?:@(.*))?$/u.exec(written) ?? [];
      return { depth: Number(depth), key: text, text, ...(at === undefined ? {} : { frame: at }) };
    }),
  };
}

const NOTHING: UnreadFrames & { isPart: boolean } = { empty: [], withheld: [], isPart: false };

function merged(frames: FrameLines[], unread = NOTHING): string[] {
  return mergeOutlines(frames, unread).map(({ depth, text }) => `${depth} ${text}`);
}

test('puts the lines of frames at their frames, at any depth', () => {
  const top = frame('', '0 main', '1 iframe a@0', '1 iframe b@1', '0 end');
  const frames = [top, frame('0', '0 in a'), frame('1', '0 in b', '1 iframe c@1,0'), frame('1,0', '0 in c')];
  expect(merged(frames)).toEqual([
    '0 main',
    '1 iframe a',
    '2 in a',
    '1 iframe b',
    '2 in b',
    '3 iframe c',
    '4 in c',
    '0 end',
  ]);
});

test('marks an unreadable frame, and omits empty and hidden ones', () => {
  const top = frame('', '0 iframe a@0', '0 iframe b@1', '0 iframe c@2');
  const unread = { ...NOTHING, empty: ['1'], withheld: ['2'] };
  expect(merged([top, frame('3', '0 SECRET')], unread)).toEqual([
    '0 iframe a [not_read]',
    '0 iframe b',
    '0 iframe c [never_read]',
  ]);
});

test('places a single frame of a shadow tree, and does not assign several', () => {
  const one = frame('', '0 iframe@none', '0 end');
  expect(merged([one, frame('none', '0 inside')])).toEqual(['0 iframe', '1 inside', '0 end']);
  const two = frame('', '0 iframe x@none', '0 iframe y@none');
  const inner = [frame('none', '0 inside'), frame('none', '0 other')];
  expect(merged([two, ...inner])).toEqual([
    '0 iframe x',
    '0 iframe y',
    '0 iframe [in_one_of_the_frames]',
    '1 inside',
    '0 iframe [in_one_of_the_frames]',
    '1 other',
  ]);
  expect(merged([two, ...inner], { ...NOTHING, isPart: true })).toEqual(['0 iframe x', '0 iframe y']);
});

test('omits frames of shadow trees when more were read than are shown', () => {
  const top = frame('', '0 iframe@none');
  const inner = [frame('none', '0 inside'), frame('none', '0 SECRET')];
  expect(merged([top, ...inner])).toEqual(['0 iframe [not_read]']);
});

test('lines of different documents have different keys', () => {
  const lines = mergeOutlines([frame('', '0 iframe@0', '0 text'), frame('0', '0 text')], NOTHING);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});
