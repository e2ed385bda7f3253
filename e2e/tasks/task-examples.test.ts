import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { CURL, JQ, PYTHON, requirePrograms } from '../relay/require-programs.ts';
import { runExample } from '../relay/run-example.ts';
import { refNamed, type ScriptedStep } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

const PAGES = {
  '/': '<!doctype html><title>Shop</title><h1>Teas</h1><form method="post"><label>Email <input name="email"></label></form>',
};

let relay: TaskRelay;
let address = '';
beforeAll(async () => {
  requirePrograms([CURL, JQ, PYTHON]);
  relay = await startTaskRelay({ pages: PAGES });
  address = (await relay.listen()).url;
});
afterAll(() => relay.close());

const resultSchema = z.looseObject({ success: z.boolean() });

const EXAMPLES = [
  ['curl', './task.sh'],
  ['Python', 'python3', 'task.py'],
  ['TypeScript', 'node', 'task.ts'],
];

test.each(EXAMPLES)(
  'the example in %s follows a task, carries decisions, and prints its data',
  async (_name, ...command) => {
    const url = `${relay.site}/`;
    relay.script(results => {
      const steps: ScriptedStep[] = [
        { call: 'browser_open', args: { url }, text: 'I open the shop.' },
        { call: 'browser_fill', args: { ref: refNamed(results[0], 'Email'), value: 'ann@example.com' } },
        { answer: { data: { filled: resultSchema.safeParse(results[1]).data?.success } } },
      ];
      return steps[results.length] ?? { text: '' };
    });
    const run = (...options: string[]) => {
      const given = [...command, '--url', address, '--key', 'acme/ann', ...options, 'Fill it in', url];
      return runExample(given, []);
    };
    const approved = await run('--yes');
    expect(approved).toMatchObject({ status: 0, errors: expect.stringContaining('I open the shop.') });
    expect(JSON.parse(approved.output)).toMatchObject({ data: { filled: true } });
    const denied = await run();
    expect(JSON.parse(denied.output)).toMatchObject({ data: { filled: false } });
  },
  120_000,
);

test.each(EXAMPLES)(
  'the example in %s says why a task was not begun or failed',
  async (_name, ...command) => {
    relay.script(() => ({ answer: { data: null, reason: 'There is no price.' } }));
    const run = (...given: string[]) => runExample([...command, ...given], []);
    const at = ['--url', address, '--key', 'acme/ann'];
    const ends = {
      refused: await run(...at, 'Read it', 'file:///etc/hostname'),
      failed: await run(...at, 'What does it cost?'),
      unreachable: await run('--url', 'http://127.0.0.1:1', 'Read it'),
      without: await run(),
    };
    const said = (status: number, words: string) => ({
      ...{ status, output: '', errors: expect.stringContaining(words) },
    });
    expect(ends).toEqual({
      refused: said(1, '  urls.0: '),
      failed: said(1, 'not_possible: '),
      unreachable: said(1, "http://127.0.0.1:1 can't be reached"),
      without: said(2, 'usage: '),
    });
    // No stack.
    expect(JSON.stringify(ends)).not.toMatch(/\n +at |Traceback/u);
    expect(ends.failed.errors).toContain('It cost 0 credits.');
  },
);
