import { startRelay, startScriptedMessagesApi } from '@assent/relay/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { BACKEND_CHECKS, checkBackend } from './backend/check-backend.ts';
import type { ReportLine } from './report/check.ts';
import { formatReport } from './report/format-report.ts';
import { answerKit } from './testing/answer-kit.ts';
import { createKitModel } from './testing/kit-model.ts';
import { type Mutant, type Running, serveMutant } from './testing/mutant.ts';
import { MUTANTS } from './testing/mutants.ts';

let relay: Running;

beforeAll(async () => {
  relay = await startRelay({}, { models: [createKitModel()] });
  return () => relay.stop();
});

function check(url: string): Promise<ReportLine[]> {
  return checkBackend({ url, headers: {}, timeout: 10_000, agent: undefined, model: undefined });
}

async function checkMutant(mutant: Mutant, upstream = relay.url): Promise<ReportLine[]> {
  const running = await serveMutant(upstream, mutant);
  onTestFinished(running.stop);
  return check(running.url);
}

function idsOf(lines: readonly ReportLine[], mark: ReportLine['mark']): string[] {
  return lines.filter(line => line.mark === mark).map(line => line.id);
}

/** Checks without a result here: this model's answers are too short. */
const UNSEEN = ['stream-pace'];

test('our relay passes every check', async () => {
  const lines = await check(relay.url);
  expect(lines.filter(line => line.mark === 'fail')).toEqual([]);
  expect(idsOf(lines, 'unseen')).toEqual(UNSEEN);
});

test('our offline model passes', async () => {
  const offline = await startRelay();
  onTestFinished(() => offline.stop());
  const lines = await check(offline.url);
  expect(lines.filter(line => line.mark === 'fail')).toEqual([]);
  // A rule set does not remember words.
  expect(idsOf(lines, 'unseen').sort()).toEqual(['session-memory', ...UNSEEN]);
});

test("the relay in front of a provider's model passes", async () => {
  const api = await startScriptedMessagesApi(answerKit);
  const provided = await startRelay({ ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: api.url });
  onTestFinished(async () => {
    await provided.stop();
    await api.stop();
  });
  const lines = await check(provided.url);
  expect(lines.filter(line => line.mark === 'fail')).toEqual([]);
  expect(idsOf(lines, 'unseen')).toEqual(UNSEEN);
});

test('a correct backend passes behind the server of the mutants', async () => {
  expect(idsOf(await checkMutant({}), 'fail')).toEqual([]);
});

test.each(MUTANTS)('reports a backend that %s', async (_, caughtBy, mutant) => {
  expect(idsOf(await checkMutant(mutant), 'fail').sort()).toEqual([...caughtBy].sort());
});

test('detects an answer that is buffered before it is sent', async () => {
  const slow = await startRelay({}, { models: [createKitModel(120)] });
  onTestFinished(() => slow.stop());
  const [direct, collected] = await Promise.all([check(slow.url), checkMutant({}, slow.url)]);
  expect(idsOf(direct, 'fail')).toEqual([]);
  expect(idsOf(direct, 'unseen')).toEqual([]);
  expect(idsOf(collected, 'fail')).toEqual(['stream-pace']);
});

test('does not blame a backend whose model makes no calls', async () => {
  const lines = await checkMutant({ request: json => ({ ...json, message: 'Hello' }) });
  const failed = idsOf(lines, 'fail');
  expect(failed.filter(id => id.startsWith('call-') || id.startsWith('result-'))).toEqual([]);
  expect(idsOf(lines, 'unseen')).toEqual(
    expect.arrayContaining(['call-proposed', 'call-arguments', 'result-accepted', 'decision-approved']),
  );
  // The report names the model's part beside each, unless the check does not depend on the model.
  const silent = lines.filter(line => line.mark === 'unseen' && !line.asked).map(line => line.id);
  expect(silent).toEqual([]);
  expect(formatReport(lines, '', 'en')).toContain(
    'Asked of the model: "What time is it now?", to which it answers with a call',
  );
});

test('reports the reason when nothing listens', async () => {
  const lines = await check('http://127.0.0.1:9');
  expect(idsOf(lines, 'pass')).toEqual([]);
  expect(lines.find(line => line.id === 'stream-answer')?.seen.en).toContain('no answer');
});

test('at least one mutant fails each check', () => {
  const caught = new Set([...MUTANTS.flatMap(([, ids]) => ids), ...UNSEEN]);
  // Whether these pass depends on the model; their failures are those of every request.
  const general = ['stream-answer', 'stream-pieces', 'call-proposed', 'session-memory'];
  expect(BACKEND_CHECKS.map(({ id }) => id).filter(id => !caught.has(id) && !general.includes(id))).toEqual(
    [],
  );
});
