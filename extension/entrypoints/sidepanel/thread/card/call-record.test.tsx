// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { operationMessages } from '../../../../messages/operations/operation-messages.ts';
import { personMessages } from '../../../../messages/person/person-messages.ts';
import { operations } from '../../../../operations/list.ts';
import type { RefusingSite } from '../../../../page/failure.ts';
import { showInPanel } from '../../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import { type Call, callSchema } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
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
  await showInPanel(simulatedOpenPanel(new SimulatedPanel()), <CallEntry call={call} />);
  return document.body.textContent ?? '';
}

test.each([
  ['that nobody was asked about', callOf([refused('e_1'), refused('e_2')], [])],
  ['that is alone', callOf([refused('e_1')], [])],
  ['that was approved with others', callOf([refused('e_1')], [{ status: 'ended', outcome }])],
])('shows a refusal by a site rule once, in words for the person: one %s', async (_, call) => {
  const text = await textOf(call);
  expect(text.match(/read only/gu)).toHaveLength(1);
  expect(text).toContain('shop.example is set to “read only”, so nothing was changed.');
  expect(text).not.toContain('tell the person');
});

test('shows an obstacle once, although it is also the outcome', async () => {
  const message = 'A dialog covers it.';
  const row: Row = {
    action: { action: 'fill', target: { elementId: 'e_1' }, params: {} },
    preview: { status: 'failed', failure: { type: 'NotInteractable', message } },
  };
  const failed = { success: false, error_type: 'NotInteractable', message };
  const text = await textOf(callOf([row], [{ status: 'ended', outcome: failed }]));
  expect(text.split(message)).toHaveLength(2);
});

const waiting: Row = {
  action: { action: 'wait', target: {}, params: { text: 'Paid', seconds: 10 } },
  preview: { status: 'bound', binding: { kind: 'tab', tabId: 7 }, effect: 'reads', after: '10 s at most' },
};

test.each([
  ['that goes on', { status: 'started' }, 'Running…'],
  ['that timed out', ended('late', 'Timeout'), 'Timed out'],
  ['that was stopped', ended('stopped', 'Rejected'), 'Stopped'],
])('a wait %s shows its longest time', async (_, progress, headline) => {
  const text = await textOf(callOf([waiting], [progress]));
  expect(text).toContain('10 s at most');
  expect(text).toContain(headline);
  expect(text).not.toMatch(/Not run|No change seen/u);
});

function ended(effect: string, error_type: string): unknown {
  return { status: 'ended', outcome: { success: false, effect, error_type, message: 'So it was.' } };
}

test('says each thing once: the action in the title, and what the page said as a quotation', async () => {
  const clicked = { code: 'click.clicked', params: { name: 'Save' } };
  const said = { code: 'click.validationError', params: { detail: 'Name is missing' } };
  const outcome = {
    success: false,
    effect: 'validation_error',
    message: { code: 'sentences', params: { sentences: [clicked, said] } },
    page_message: 'Name is missing',
    page_message_tone: 'bad',
  };
  const text = await textOf(callOf([clickRow()], [{ status: 'ended', outcome }]));
  const quote = document.querySelector('blockquote');
  expect([quote?.textContent, quote?.dataset.tone]).toEqual(['Name is missing', 'bad']);
  expect(text.match(/Name is missing/gu)).toHaveLength(1);
  expect(text).not.toMatch(/Clicked|Correct that/u);
});

test('shows the new value of a field, and no instruction for the model', async () => {
  const message = { code: 'fill.altered', params: { name: 'Amount', value: '12' } };
  const outcome = { success: true, effect: 'changed', message };
  expect(await textOf(callOf([clickRow()], [{ status: 'ended', outcome }]))).not.toContain(
    'Look at the page',
  );
  const filled = { code: 'fill.filled', params: { name: 'Amount', value: '12' } };
  const again = callOf([clickRow()], [{ status: 'ended', outcome: { ...outcome, message: filled } }]);
  expect(await textOf(again)).toMatch(/Done “12”(?!.*Filled)/u);
});

const FOR_MODEL = 'No frame of this page has "e_1". Use an id from the newest list.';

test('hides the message for the model, but shows it on demand', async () => {
  const failed = { success: false, error_type: 'ElementNotFound', message: FOR_MODEL };
  const call = callOf([clickRow()], [{ status: 'ended', outcome: failed }]);
  await showInPanel(
    simulatedOpenPanel(new SimulatedPanel()),
    <CallEntry call={withResults(call, [failed])} />,
  );
  expect(rowText()).toContain('Nothing on the page matches the request.');
  expect(rowText()).not.toContain(FOR_MODEL);
  expect(sentText()).toContain(FOR_MODEL);
});

test('shows a sentence for the person instead of the one for the model', async () => {
  const outcome = {
    success: false,
    error_type: 'NeedsUser',
    effect: 'needs_user',
    message: 'Ask them to do it.',
  };
  const progress = { status: 'ended', outcome: { ...outcome, forPerson: 'Do it on the page.' } };
  const call = withResults(callOf([clickRow()], [progress]), [outcome]);
  await showInPanel(simulatedOpenPanel(new SimulatedPanel()), <CallEntry call={call} />);
  expect(rowText()).toContain('Do it on the page.');
  expect(rowText()).not.toContain('Ask them');
});

test('shows the whole error about a value that the person entered', async () => {
  const message = 'There is no such day.';
  const row: Row = {
    action: { action: 'fill', target: { elementId: 'e_1' }, params: { value: '31 February' } },
    proposed: { action: 'fill', target: { elementId: 'e_1' }, params: { value: '1 March' } },
    preview: { status: 'failed', failure: { type: 'InvalidArgument', message } },
  };
  expect(await textOf(callOf([row], []))).toContain(message);
});

test('shows what was read for the model, with hidden characters made visible', async () => {
  const outcome = { success: true, message: 'Read 9 characters.', forPerson: 'Read 9 characters.' };
  const read = { ...outcome, value: 'gold\u202Edlog' };
  const call = withResults(callOf([clickRow()], [{ status: 'ended', outcome }]), [read]);
  await showInPanel(simulatedOpenPanel(new SimulatedPanel()), <CallEntry call={call} />);
  expect(rowText()).toContain('Read 9 characters.');
  expect(sentText()).toContain('value: gold[U+202E]dlog');
});

test('offers nothing more when the record is complete', async () => {
  const outcome = { success: true, message: 'Clicked.' };
  const call = withResults(callOf([clickRow()], [{ status: 'ended', outcome }]), [outcome]);
  await showInPanel(simulatedOpenPanel(new SimulatedPanel()), <CallEntry call={call} />);
  expect(sentText()).toBe('');
});

function clickRow(): Row {
  return {
    action: { action: 'click', target: { elementId: 'e_1' }, params: {} },
    preview: { status: 'bound', binding: { kind: 'page' }, effect: 'acts' },
  };
}

function withResults(call: Call, results: unknown[]): Call {
  if (call.state.status !== 'failed') throw new Error('not settled');
  return {
    ...call,
    state: { ...call.state, reply: { kind: 'result', result: { success: false, results } } },
  };
}

function rowText(): string {
  return document.querySelector('li')?.textContent ?? '';
}

function sentText(): string {
  return document.querySelector('section[aria-label="What the model received"]')?.textContent ?? '';
}

const lost = { type: 'PageGone', message: 'The tab is closed.' } as const;

test.each(operations.filter(({ name }) => operationMessages.zh[name].verb.includes('…')))(
  'a row of $name is a whole sentence also with an unknown target',
  async ({ name, inBrowser }) => {
    const row: Row = {
      action: { action: name, target: {}, params: {} },
      preview: { status: 'failed', failure: lost },
    };
    const text = await textOf(callOf([row], []));
    expect(text).toMatch(inBrowser ? / (?:in|from|of) a tab/u : / (?:in|of) the page/u);
    const aimed = { ...row, action: { ...row.action, target: { elementId: 'e_1' } } };
    expect(await textOf(callOf([aimed], []))).toMatch(/ (?:in|from|of) an element/u);
  },
);

test('shows what became of an action after its result, and no success above it', async () => {
  const done = callOf(
    [refused('e_1')],
    [{ status: 'ended', outcome: { success: true, message: 'Pinned.', effect: 'changed' } }],
  );
  const row: Row = {
    action: { action: 'click', target: { elementId: 'e_1' }, params: {} },
    preview: { status: 'bound', binding: { kind: 'tab', tabId: 7 }, effect: 'acts' },
  };
  const late = [{ index: 0, change: { kind: 'said', text: 'Only 3 pins', tone: 'bad' }, reported: false }];
  const state = { ...done.state, status: 'done', card: { kind: 'actions', rows: [row] } };
  const text = await textOf(callSchema.parse({ ...done, state, late }));
  expect(text).toContain('Not done after all');
  expect(text).toContain('The page says: “Only 3 pins”');
  expect(document.querySelector('[data-tone=good]')).toBeNull();
});

test.each(['en', 'zh'] as const)(
  'tells of a step that the person did instead, told to the model in %s',
  async language => {
    const reason = personMessages[language].card.doneByHand;
    const call = callSchema.parse({
      ...callOf([], []),
      state: {
        status: 'rejected',
        rows: [],
        reply: { kind: 'result', result: { success: false, error_type: 'Rejected', reason } },
        delivery: 'sent',
      },
    });
    const text = await textOf(call);
    expect(text).toContain('You did this step yourself.');
    expect(text).not.toMatch(/Rejected|You said|go on from there|从那里继续/u);
  },
);

test('names the last action that has begun: earlier ones may still be confirmed', async () => {
  const rows = [{ status: 'started' }, { status: 'started' }, { status: 'waiting' }];
  const state = { status: 'running', card: { kind: 'actions', rows: [waiting, waiting, waiting] }, rows };
  const text = await textOf(callSchema.parse({ ...callOf([], []), state }));
  expect(text).toContain('2 of 3 · ');
});
