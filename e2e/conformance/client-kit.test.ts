import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { ClientKit } from './client/client-kit.ts';
import { SCENARIOS } from './client/scenarios/list.ts';
import type { ReportLine } from './report/check.ts';
import { PanelClient } from './testing/panel-client.ts';

type Flaw = ConstructorParameters<typeof PanelClient>[1];

/** Plays scenarios to the panel's own transport and judges it. */
async function play(
  names: readonly string[] = SCENARIOS.map(({ id }) => id),
  flaw: Flaw = {},
): Promise<ReportLine[]> {
  const scenarios = SCENARIOS.filter(({ id }) => names.includes(id));
  const kit = new ClientKit({ scenarios, language: 'en', port: 0, reportProgress: () => {} });
  const client = new PanelClient(await kit.start(), flaw);
  onTestFinished(() => kit.stop());
  for (const _ of [...scenarios, 'the last word']) await client.ask('Hello');
  await kit.played;
  return kit.report();
}

function idsOf(lines: readonly ReportLine[], mark: ReportLine['mark']): string[] {
  return lines.filter(line => line.mark === mark).map(line => line.id);
}

test('the panel’s transport passes every scenario', async () => {
  const lines = await play();
  expect(lines.filter(line => line.mark === 'fail')).toEqual([]);
  expect(idsOf(lines, 'unseen')).toEqual([]);
});

test.each<[string, string, string[], Flaw]>([
  ['decodes each chunk by itself', 'split-characters', ['split-characters'], { bytes: decodedAlone }],
  ['does not split lines at CR', 'cr-lines', ['cr-lines'], { bytes: text => text.replaceAll('\r', ' ') }],
  ['sends two results', 'browser-tool-result', ['browser-tool-result'], { times: 2 }],
  ['approves twice', 'server-tool-approved', ['server-tool-approved'], { times: 2 }],
  [
    'writes results in another format',
    'browser-tool-result',
    ['browser-tool-result'],
    { result: name => `${name}: {"success":true}` },
  ],
  [
    'leaves success out',
    'browser-tool-result',
    ['browser-tool-result'],
    { result: name => `浏览器工具 ${name} 执行结果: {}` },
  ],
  ['starts a new session for a decision', 'server-tool-approved', ['keeps-session'], { session: randomUUID }],
  ['leaves the page out of results', 'browser-tool-result', ['sends-fresh-page'], { page: () => undefined }],
  ['sends text', 'usage', ['sends-json'], { contentType: 'text/plain' }],
  ['sends a session id that is not a UUID', 'usage', ['sends-what-fits'], { session: () => 'one' }],
  ['changes its user', 'usage', ['keeps-user'], { user: randomUUID }],
  ['sends everything', 'usage', ['keeps-secrets'], { selectedText: 'kit-Pa55word-canary' }],
  ['names a tool twice', 'usage', ['names-tools-once'], { tools: 2 }],
  ['omits the kind of elements', 'usage', ['names-elements'], { element: 'Search' }],
  ['sends the whole page', 'usage', ['sends-few-elements'], { elements: 31 }],
])('reports a client that %s', async (_, scenario, caughtBy, flaw) => {
  expect(idsOf(await play([scenario], flaw), 'fail')).toEqual(caughtBy);
});

function decodedAlone(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\n\r]/g, '\ufffd');
}

test('an approval of half a call is an error; a rejection is not', async () => {
  const eager = await play(['breaks-in-call'], {
    bytes: text => text.replace(/data: \{"tool_call[\s\S]*$/, ''),
    eager: true,
  });
  expect(idsOf(eager, 'fail')).toEqual(['breaks-in-call']);
  const rejecting = await play(['server-tool-rejected', 'browser-tool-rejected']);
  expect(idsOf(rejecting, 'fail')).toEqual([]);
});
