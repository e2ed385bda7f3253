// `npm run requests`: how the embedded rules read requests of people who don't know them. Arguments: files of requests, or names
// of the sets beside this file (all of them without arguments). Options: --all lists every request that was not understood; those
// with a wrong proposal are listed always.
import { parseArgs } from 'node:util';
import { shortenCall } from '../offline-reply.ts';
import { type Judged, judgeSet, type Verdict } from './judge-reply.ts';
import { KEPT_SETS, readKeptSet, readRequestSet } from './request-set.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

const VERDICTS: readonly Verdict[] = ['understood', 'declined', 'wrong'];

for (const name of positionals.length > 0 ? positionals : KEPT_SETS) {
  const kept = KEPT_SETS.find(each => each === name);
  const judged = judgeSet(kept ? readKeptSet(kept) : readRequestSet(name));
  print(`${name}: ${judged.length} requests`);
  for (const language of ['en', 'zh'] as const)
    print(`  ${language}     ${countsOf(judged.filter(({ request }) => request.language === language))}`);
  print(`  both   ${countsOf(judged)}`);
  for (const each of judged)
    if (each.verdict === 'wrong' || (values.all && each.verdict === 'declined')) print(lineOf(each));
}

/** Where words are right, any are: the share of what asks for an action tells more. */
function countsOf(judged: readonly Judged[]): string {
  const toAct = judged.filter(({ request }) => request.right.every(right => right.do !== 'answer'));
  const counts = VERDICTS.map(verdict => `${verdict} ${shareOf(judged, verdict)}`).join(', ');
  return `${counts}; of ${toAct.length} to act on, understood ${shareOf(toAct, 'understood')}`;
}

function shareOf(judged: readonly Judged[], verdict: Verdict): string {
  const count = judged.filter(each => each.verdict === verdict).length;
  return `${count} (${Math.round((100 * count) / Math.max(1, judged.length))} %)`;
}

function lineOf({ request, verdict, reply }: Judged): string {
  const outcome = reply.call ? shortenCall(reply.call) : reply.text.replace(/\s+/gu, ' ').slice(0, 90);
  return `${verdict} ${request.id} [${request.class}] ${request.request}\n    → ${outcome}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
