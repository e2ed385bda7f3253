import { ACT, type LiveCase, live } from '../live-case.ts';
import { SHAPES } from '../shapes.ts';

/** A text before and after one step. */
const STEPS: readonly (readonly [what: string, before: string, after: string])[] = [
  ['minutes ago', '3 minutes ago', '4 minutes ago'],
  ['minutes ago, short', '3m', '4m'],
  ['just now to a minute', 'just now', '1 minute ago'],
  ['a few seconds ago', 'a few seconds ago', 'a minute ago'],
  ['less than a minute', 'less than a minute ago', '1 minute ago'],
  ['German minutes', 'vor 3 Minuten', 'vor 4 Minuten'],
  ['German gerade eben', 'gerade eben', 'vor 1 Minute'],
  ['German vor wenigen', 'vor wenigen Sekunden', 'vor einer Minute'],
  ['French', 'il y a 3 minutes', 'il y a 4 minutes'],
  ['French à l’instant', 'à l’instant', 'il y a 1 min'],
  ['Spanish', 'hace 3 minutos', 'hace 4 minutos'],
  ['Spanish a moment', 'hace un momento', 'hace 1 minuto'],
  ['Chinese minutes', '3 分钟前', '4 分钟前'],
  ['Chinese traditional', '3 分鐘前', '4 分鐘前'],
  ['Japanese minutes', '3分前', '4分前'],
  ['Japanese now', 'たった今', '1分前'],
  ['Korean', '3분 전', '4분 전'],
  ['Arabic', 'قبل 3 دقائق', 'قبل 4 دقائق'],
  ['Arabic, own digits', 'منذ ٣ دقائق', 'منذ ٤ دقائق'],
  ['Russian', '3 минуты назад', '4 минуты назад'],
  ['Polish', '3 minuty temu', '4 minuty temu'],
  ['Dutch', '3 minuten geleden', '4 minuten geleden'],
  ['Turkish', '3 dakika önce', '4 dakika önce'],
  ['Swedish', 'för 3 minuter sedan', 'för 4 minuter sedan'],
  ['Hindi', '3 मिनट पहले', '4 मिनट पहले'],
  ['wall clock minute', '10:15', '10:16'],
  ['wall clock minute PM', '1:59 PM', '2:00 PM'],
  ['wall clock dots German', '10.15 Uhr', '10.16 Uhr'],
  ['time left in minutes', '12 min left', '11 min left'],
  ['starts in', 'Starts in 5 minutes', 'Starts in 4 minutes'],
  ['arrives in', 'Bus arrives in 5 min', 'Bus arrives in 4 min'],
  ['closes in Japanese', 'あと5分', 'あと4分'],
  ['likes', '128 likes', '129 likes'],
  ['likes in thousands', '1.2K likes', '1.3K likes'],
  ['comments', '12 comments', '13 comments'],
  ['votes', '42', '43'],
  ['views', '1,024 views', '1,025 views'],
  ['downloads', '3 downloads', '4 downloads'],
  ['members online', '5 online', '6 online'],
  ['presence', 'Online', 'Last seen just now'],
  ['read receipt', 'Sent', 'Seen'],
  ['status of a build', 'Queued', 'Running'],
  ['unread badge', '2', '3'],
  ['new badge', '', 'New'],
  ['saving', 'Saving…', 'All changes saved'],
  ['saved at', 'Saved at 10:15', 'Saved at 10:16'],
  ['unsaved', '', 'Unsaved changes'],
  ['skeleton', 'Loading…', 'Joined in 2019 · 12 projects'],
  ['empty that loads', '', 'Joined in 2019'],
  ['weather', '12 °C', '13 °C'],
  ['battery', '78 %', '77 %'],
  ['typing', '', 'Ada is typing…'],
  ['reconnecting', 'Connected', 'Reconnecting…'],
  ['queue place', 'You are number 5 in the queue', 'You are number 4 in the queue'],
  ['price in a row', '187.32 USD', '187.35 USD'],
  ['bid in a row', 'Current bid €120', 'Current bid €125'],
  ['stock left', '5 left in stock', '4 left in stock'],
];

/** Texts near a button that change once while its card is read, each in two of the shapes. */
export const stepCases: readonly LiveCase[] = STEPS.flatMap(([what, before, after], index) =>
  [index % 4, (index + 1) % 4]
    .flatMap(at => SHAPES[at] ?? [])
    .map(({ shape, name, make }) =>
      live(`${what}, ${shape}`, make(before, name), ACT, {
        meanwhile: `x.textContent = ${JSON.stringify(after)}`,
        readingTime: /ago|now|minute|seconds|Minute|前|temu|min|clock/.test(what) ? 1200 : 800,
        ...(/price|bid/.test(what)
          ? { mayAsk: `a price changed, though "${name}" buys nothing: nuisance` }
          : {}),
      }),
    ),
);
