import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { ClientKit } from '../conformance/client/client-kit.ts';
import { SCENARIOS } from '../conformance/client/scenarios/list.ts';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { CURL, JAVA, JQ, PYTHON, requirePrograms } from './require-programs.ts';
import { EXAMPLES, runExample } from './run-example.ts';

/** For a Java that ends before it would profit from compiling more. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

let relay: RelayProcess;
const classes = temporaryFolder();

beforeAll(async () => {
  requirePrograms([CURL, JQ, PYTHON, JAVA]);
  // `java Chat.java` compiles on each run; once is enough here.
  const compiler = [...SHORT_LIVED.map(option => `-J${option}`), '-proc:none'];
  execFileSync('javac', [...compiler, '-d', classes, '-encoding', 'UTF-8', join(EXAMPLES, 'Chat.java')]);
  relay = await startRelayProcess();
  return () => relay.end('SIGTERM');
});

const CLIENTS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['curl', './chat.sh'],
  ['Python', 'python3', 'chat.py'],
  ['Java', 'java', ...SHORT_LIVED, '-cp', classes, 'Chat'],
];

/** The most informative ones: the shell example starts several programs per event, so all of them would be slow. */
const FOR_SHELL: readonly string[] = [
  'refused-429',
  ...casesForRun(
    [
      'server-tool-approved',
      'browser-tool-result',
      'split-characters',
      'crlf-lines',
      'cr-lines',
      'comments',
      'byte-order-mark',
      'several-data-lines',
      'every-key-at-once',
      'call-without-id',
      'call-arguments-object',
      'error-in-stream',
      'takes-up',
    ],
    2,
  ),
];

/** They need a user who rejects, and these examples approve everything. */
const REJECTING = ['server-tool-rejected', 'browser-tool-rejected'];

describe.each(CLIENTS)('the example in %s', (_, ...command) => {
  test('shows calls, runs them and continues to stream, with our relay', async () => {
    const said = await runExample(
      [...command, '--yes', '--url', relay.url],
      ['Click the Search button', 'What time is it now?'],
    );
    expect(said).toMatchObject({ status: 0 });
    expect(said.output + said.errors).toContain('[page_action] {"actions"');
    expect(said.output).toMatch(/Done\.[\s\S]*It is \d{4}-\d{2}-\d{2}/);
  });

  fullTest('reports an address where nothing listens', async () => {
    const gone = await runExample([...command, '--url', 'http://127.0.0.1:9'], ['Hello']);
    expect(gone).toMatchObject({ status: 1 });
    expect(gone.errors).toContain("can't be reached");
    expect(gone.errors).not.toContain('null');
  });

  fullTest('reports an invalid address', async () => {
    const wrong = await runExample([...command, '--url', '127.0.0.1:x'], ['Hello']);
    expect(wrong).toMatchObject({ status: 1 });
    expect(wrong.errors.trim().split('\n')).toEqual([expect.stringContaining('127.0.0.1:x')]);
  });

  test('passes the scenarios of the kit', async () => {
    const scenarios = SCENARIOS.filter(({ id }) => command[0] !== './chat.sh' || FOR_SHELL.includes(id));
    const kit = new ClientKit({ scenarios, language: 'en', port: 0, reportProgress: () => {} });
    onTestFinished(() => kit.stop());
    const messages = [...scenarios, 'the last'].map((_, index) => `Message ${index}`);
    const said = await runExample([...command, '--yes', '--url', await kit.start()], messages);
    const lines = kit.report();
    expect(lines.filter(line => line.mark === 'fail')).toEqual([]);
    const shown = scenarios.map(({ id }) => id).filter(id => !REJECTING.includes(id));
    const passed = lines.filter(line => line.mark === 'pass').map(line => line.id);
    expect(shown.filter(id => !passed.includes(id))).toEqual([]);
    expect(said.errors).toContain('HTTP 429 (kit_429): The kit refuses this message with 429.');
  });
});

test('the Python example approves nothing when nobody can be asked', async () => {
  const said = await runExample(['python3', 'chat.py', '--url', relay.url, 'Click the Search button'], []);
  expect(said.errors.trim()).toBe('Nobody is there to ask, so page_action is not approved.');
  expect(said.status).toBe(0);
});
