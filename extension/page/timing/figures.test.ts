import { expect, test } from 'vitest';
import { readFigures } from './figures.ts';

test.each([
  ['Ends in 2h 14m 48s', 'Ends in #', [['time', 8088]]],
  ['3 days 2 hours, 14 minutes and 48 seconds left', '# left', [['time', 267_288]]],
  ['Noch 2 Std. 14 Min. 48 Sek', 'Noch #', [['time', 8088]]],
  ['10 часов 15 мин', '#', [['time', 36_900]]],
  ['残り2時間14分48秒です', '残り#です', [['time', 8088]]],
  ['距结束 02 时 14 分 48 秒', '距结束 #', [['time', 8088]]],
  ['١٠:١٥:٣٠', '#', [['time', 36_930]]],
  [
    '0:31 / 3:20',
    '# / #',
    [
      ['time', 31],
      ['time', 200],
    ],
  ],
  [
    '4.1 MB of 10 MB · 41 %',
    '# of # · #',
    [
      ['data', 4.1],
      ['data', 10],
      ['share', 41],
    ],
  ],
  ['1,204 watching…', '# watching', [['count', 1204]]],
  ['Order 1041 by Ada', 'Order # by Ada', [['count', 1041]]],
  [
    '5 m of rope, size 38 S',
    '# of rope, size # S',
    [
      ['count', 300],
      ['count', 38],
    ],
  ],
])('reads the figures in “%s”', (text, words, figures) => {
  const read = readFigures(text);
  expect([read.words, read.figures.map(({ kind, value }) => [kind, value])]).toEqual([words, figures]);
});
