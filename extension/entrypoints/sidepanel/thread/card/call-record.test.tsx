// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { RefusingSite } from '../../../../page/failure.ts';
import { type Call, callSchema } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
import { showInPanel } from '../../turn/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../turn/simulation/simulated-open-panel.ts';
import { simulatePanel } from '../../turn/simulation/simulated-panel.ts';
import { CallEntry } from './call-entry.tsx';

const site: RefusingSite = { origin: 'https://shop.example', rule: 'read-only' };
const MESSAGE = 'shop.example is “read only”: tell the person.';
const refused = (elementId: string): Row => ({
  action: { action: 'click', target: { elementId }, params: {} },
  preview: { status: 'failed', failure: { type: 'NotPermitted', message: MESSAGE, site } },
});

const outcome = { success: false, error_type: 'NotPermitted', message: MESSAGE };

function callOf(rows: Row[], outcomes: unknown[]): Call {
  return callSchema.parse({
    kind: 'call',
    id: 'call',
    toolName: 'page_action',
    argumentsText: '[]',
    state: {
      status: 'failed',
      attended: outcomes.length > 0,
      card: { kind: 'actions', rows },
      rows: outcomes,
      reply: { kind: 'result', result: { success: false, error: MESSAGE } },
      delivery: 'sent',
    },
  });
}

async function textOf(call: Call): Promise<string> {
  await showInPanel(simulatedOpenPanel(simulatePanel()), <CallEntry call={call} />);
  return document.body.textContent ?? '';
}

test.each([
  ['that nobody was asked about', callOf([refused('e_1'), refused('e_2')], [])],
  ['that is alone', callOf([refused('e_1')], [])],
  ['that was approved with others', callOf([refused('e_1')], [{ status: 'ended', outcome }])],
])("a refusal by a site's rule is said once, in words for the person: one %s", async (_, call) => {
  const text = await textOf(call);
  expect(text.match(/read only/gu)).toHaveLength(1);
  expect(text).toContain('shop.example is read only here, so nothing was changed.');
  expect(text).not.toContain('tell the person');
});

test('what kept a row from being done is said once, though it is its outcome too', async () => {
  const message = 'There is no such day.';
  const row: Row = {
    action: { action: 'fill', target: { elementId: 'e_1' }, params: {} },
    preview: { status: 'failed', failure: { type: 'InvalidArgument', message } },
  };
  const failed = { success: false, error_type: 'InvalidArgument', message };
  const text = await textOf(callOf([row], [{ status: 'ended', outcome: failed }]));
  expect(text.split(message)).toHaveLength(2);
});

const waiting: Row = {
  action: { action: 'wait', target: {}, params: { text: 'Paid', seconds: 10 } },
  preview: { status: 'bound', binding: { kind: 'tab', tabId: 7 }, effect: 'reads', after: '10 s at most' },
};

test.each([
  ['that goes on', { status: 'started' }, 'Running…'],
  ['in vain', ended('late', 'Timeout'), 'Not within the time'],
  ['that was stopped', ended('stopped', 'Rejected'), 'Stopped'],
])('a wait %s tells for how long it was to be at most', async (_, progress, headline) => {
  const text = await textOf(callOf([waiting], [progress]));
  expect(text).toContain('10 s at most');
  expect(text).toContain(headline);
  expect(text).not.toMatch(/Not run|No change seen/u);
});

function ended(effect: string, error_type: string): unknown {
  return { status: 'ended', outcome: { success: false, effect, error_type, message: 'So it was.' } };
}
