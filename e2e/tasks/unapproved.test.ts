import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../toolchain/test-plan.ts';
import { aRun, type RandomRule, type RandomRun } from './hostile/a-run.ts';
import { decideApprovals } from './hostile/decide-approvals.ts';
import { type HostileSite, startHostileSite } from './hostile/hostile-site.ts';
import { type Judged, judgeRun } from './hostile/judge-run.ts';
import { senselessModel } from './hostile/senseless-model.ts';
import type { NextStep } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** Whatever a model does on a hostile site, only what a rule or a person allowed has an effect there. */

const RUNS = isFullRun() ? 500 : 8;
const AT_ONCE = 4;
const seed = isFullRun() ? Date.now() % 1_000_000 : 19;

let site: HostileSite;
let relay: TaskRelay;
const models = new Map<number, NextStep>();
const calledAt = new Map<number, number[]>();
beforeAll(async () => {
  site = await startHostileSite();
  const { host, otherHost } = site;
  relay = await startTaskRelay({ pages: {}, allowedHosts: [host, otherHost], firstGrant: 1_000_000 });
  relay.script((results, turns) => {
    const [first] = turns;
    const number = first?.role === 'user' ? Number(/\/r(\d+)\//.exec(first.text)?.[1]) : 0;
    calledAt.set(number, [...(calledAt.get(number) ?? []), Date.now()]);
    return models.get(number)?.(results, turns) ?? { answer: { data: 'done' } };
  });
});
afterAll(async () => {
  await relay.close();
  await site.stop();
});

test('nothing happens that neither a rule nor a person allowed', async () => {
  const runs = fc.sample(aRun, { seed, numRuns: RUNS });
  const done: Promise<Done>[] = [];
  const inOnePlace = async (place: number): Promise<void> => {
    for (let index = place; index < runs.length; index += AT_ONCE) {
      const run = runs[index];
      if (!run) continue;
      const doing = doRun(run, index + 1, `acme/user-${place}`);
      done.push(doing);
      await doing;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => inOnePlace(place)));
  // When all have ended, so that what came late is judged too.
  const judged = (await Promise.all(done)).map(each => ({ ...each, effects: site.effectsOf(each.number) }));
  const happened = judged.flatMap(({ effects }) => effects);
  if (isFullRun())
    console.log({ seed, runs: judged.length, asked: countAsked(judged), effects: happened.length });
  const wrong = judged.flatMap(({ number, ...each }) =>
    judgeRun(each).map(words => `Run ${number}, seed ${seed}: ${words} ${JSON.stringify(each.run)}`),
  );
  expect(wrong).toEqual([]);
  // It would prove nothing where all is refused.
  expect(happened.length).toBeGreaterThan(RUNS / 4);
  expect(relay.defects).toEqual([]);
}, 3_600_000);

type Done = Omit<Judged, 'effects'> & { number: number };

function countAsked(judged: readonly Done[]): number {
  return judged.reduce((sum, { approvals }) => sum + approvals.length, 0);
}

async function doRun(run: RandomRun, number: number, secret: string): Promise<Done> {
  const start = `http://${site.host}/r${number}/`;
  const away = `http://${site.otherHost}/r${number}/away?m=opened`;
  const never = `void fetch('${start}do/never', { method: 'POST' })`;
  const odd = [`javascript:${never}`, `data:text/html,<script>${never}</script>`, 'file:///etc/hostname'];
  models.set(number, senselessModel(run, [start, `${start}about`, `${start}leave`, away, ...odd]));
  const { mode, budget } = run;
  const id = await relay.start(
    {
      ...{ prompt: 'Do something.', urls: [start], maxSteps: 40 },
      policy: {
        ...{ mode, allow: run.allow.map(asRule), deny: run.deny.map(asRule) },
        ...(budget !== undefined && { budget: { actions: budget } }),
      },
    },
    secret,
  );
  await decideApprovals(relay, { id, secret }, run);
  const { approvals } = await relay.read(id, secret);
  const events = await relay.events(id, undefined, 1, secret);
  return { number, run, approvals, events, calledAt: calledAt.get(number) ?? [] };
}

function asRule({ hosts, operations, effects }: RandomRule): object {
  const sites = { site: [site.host], both: [site.host, site.otherHost], all: undefined }[hosts];
  return { ...(sites && { sites }), ...(operations && { operations }), ...(effects && { effects }) };
}
