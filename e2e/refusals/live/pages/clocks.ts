import { ACT, every, type LiveCase, live } from '../live-case.ts';
import { SHAPES } from '../shapes.ts';

/** A text, and what it is after `n` seconds. */
const CLOCKS: readonly (readonly [what: string, first: string, next: (n: number) => string])[] = [
  ['wall clock hh:mm:ss', '10:15:30', n => `10:15:${30 + n}`],
  ['wall clock with AM', '10:15:30 AM', n => `10:15:${30 + n} AM`],
  ['wall clock German', '10:15:30 Uhr', n => `10:15:${30 + n} Uhr`],
  ['wall clock with dots', '10.15.30', n => `10.15.${30 + n}`],
  ['wall clock French', '10 h 15 min 30 s', n => `10 h 15 min ${30 + n} s`],
  ['wall clock Chinese', '10时15分30秒', n => `10时15分${30 + n}秒`],
  ['wall clock Japanese', '午前10時15分30秒', n => `午前10時15分${30 + n}秒`],
  ['wall clock Chinese 下午', '下午2:15:30', n => `下午2:15:${30 + n}`],
  ['wall clock in Arabic digits', '١٠:١٥:٣٠', n => `١٠:١٥:٣${'٠١٢٣٤٥٦٧٨٩'[n]}`],
  ['wall clock with a date', 'Wed, 25 Nov 2026, 10:15:30', n => `Wed, 25 Nov 2026, 10:15:${30 + n}`],
  ['wall clock with a zone', '10:15:30 UTC+2', n => `10:15:${30 + n} UTC+2`],
  ['countdown m:ss', '4:59', n => `4:${59 - n}`],
  ['countdown in words', 'Session expires in 120 seconds', n => `Session expires in ${120 - n} seconds`],
  ['countdown h m s', 'Ends in 2h 14m 48s', n => `Ends in 2h 14m ${48 - n}s`],
  ['countdown d h m s', '3d 02h 14m 48s', n => `3d 02h 14m ${48 - n}s`],
  [
    'countdown in words, four parts',
    '3 days 2 hours 14 minutes 48 seconds left',
    n => `3 days 2 hours 14 minutes ${48 - n} seconds left`,
  ],
  ['countdown German', 'Noch 2 Std. 14 Min. 48 Sek.', n => `Noch 2 Std. 14 Min. ${48 - n} Sek.`],
  ['countdown Japanese', '残り2時間14分48秒', n => `残り2時間14分${48 - n}秒`],
  ['countdown Chinese', '距结束 02 时 14 分 48 秒', n => `距结束 02 时 14 分 ${48 - n} 秒`],
  ['elapsed since start', 'Running for 48 s', n => `Running for ${48 + n} s`],
  ['elapsed with tenths', '48.0 s', n => `${48 + n}.0 s`],
  ['elapsed of a player', '0:31 / 3:20', n => `0:${31 + n} / 3:20`],
  ['call duration', 'On call · 00:31', n => `On call · 00:${31 + n}`],
  ['recording', '● REC 00:00:31', n => `● REC 00:00:${31 + n}`],
  ['upload per cent first', '41% uploaded', n => `${41 + n}% uploaded`],
  ['upload words first', 'Uploading… 41%', n => `Uploading… ${41 + n}%`],
  ['upload with size', '4.1 MB of 10 MB · 41%', n => `${(4.1 + n / 10).toFixed(1)} MB of 10 MB · ${41 + n}%`],
  [
    'upload with speed',
    '41% · 1.2 MB/s · 59 s left',
    n => `${41 + n}% · ${(1.2 + (n % 3) / 10).toFixed(1)} MB/s · ${59 - n} s left`,
  ],
  ['saved seconds ago', 'Saved 3 s ago', n => `Saved ${3 + n} s ago`],
  ['updated seconds ago, words', 'Last updated: 3 seconds ago', n => `Last updated: ${3 + n} seconds ago`],
  ['refresh in', 'Refreshes in 28 s', n => `Refreshes in ${28 - n} s`],
  ['dots that walk', 'Loading', n => `Loading${'.'.repeat(n % 4)}`],
  ['typing that comes and goes', '', n => (n % 3 ? 'Ada is typing…' : '')],
  [
    'people that look, up and down',
    '14 people are looking at this',
    n => `${14 + ([0, 2, -1, 3, 1][n % 5] ?? 0)} people are looking at this`,
  ],
  ['viewers of a stream', '1,204 watching', n => `1,${204 + ([0, 12, -9, 33][n % 4] ?? 0)} watching`],
  ['ping', 'Ping 23 ms', n => `Ping ${23 + ([0, 9, -4, 17][n % 4] ?? 0)} ms`],
  ['cpu load', 'CPU 12 %', n => `CPU ${12 + ([0, 31, -4, 17][n % 4] ?? 0)} %`],
  ['online and away', 'online', n => (n % 2 ? 'away' : 'online')],
];

/** Clocks and counters in the row, card or dialog of a button, or beside it. */
export const clockCases: readonly LiveCase[] = CLOCKS.flatMap(([what, first, next]) =>
  SHAPES.filter(
    ({ shape }) => !(shape === 'beside' && what.length % 2) && !(shape === 'dialog' && what.length % 3 === 0),
  ).map(({ shape, name, make }) =>
    live(`${what}, ${shape}`, make(first, name, every(1000, `x.textContent = (${next})(n)`)), ACT, {
      readingTime: 3300,
    }),
  ),
);
