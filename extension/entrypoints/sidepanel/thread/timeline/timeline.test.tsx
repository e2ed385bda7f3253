// @vitest-environment happy-dom
import type { Usage } from '@assent/shared';
import { act as inReact } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import type { Call } from '../../conversation/call.ts';
import type { AnswerEntry, Entry } from '../../conversation/conversation.ts';
import { PanelProvider } from '../../panel/panel-context.tsx';
import { Thread } from '../thread.tsx';
import { countActions } from './count-actions.ts';
import { turnUsage } from './turn-foot.tsx';

const act = (elementId: string, action = 'fill', fails = false): object => ({
  action,
  target: { elementId },
  params: { fails },
});

async function asked(...batches: object[][]): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel();
  for (const [index, batch] of batches.entries()) {
    const call = { toolName: 'page_action', arguments: JSON.stringify(batch), toolId: `tool_${index}` };
    panel.backend.script.push({ calls: [call], end: 'complete', text: '' });
  }
  panel.turn().send('Do it');
  await panel.look();
  for (const _ of batches) {
    await panel.clock.advance(400);
    panel.press();
    await panel.look();
  }
  return panel;
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function show(panel: SimulatedPanel): Promise<HTMLElement> {
  await close();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = () =>
    inReact(async () => {
      root.unmount();
      place.remove();
    });
  await inReact(async () =>
    root.render(
      <PanelProvider panel={simulatedOpenPanel(panel)}>
        <Thread />
      </PanelProvider>,
    ),
  );
  return place;
}

const html = async (panel: SimulatedPanel): Promise<string> => (await show(panel)).innerHTML;

test('a turn of several calls has a summary in one line and a list of steps', async () => {
  const panel = await asked([act('e_1'), act('e_2', 'click')], [act('e_3', 'click', true)]);
  const text = await html(panel);
  expect(text).toMatch(/aria-expanded="true"[^>]*>.*3 actions:.*2 done.*1 failed/s);
  expect(text).toMatch(/<ol [^>]*aria-label="Steps"/);
  expect(text.match(/Page read: <bdi>Shop<\/bdi>/g)).toHaveLength(1);
  expect(text).toMatch(/data-kind="call" data-state="done".*data-kind="call" data-state="failed"/s);
});

test('folds an old turn with several calls to its last answer, unless it can be undone', async () => {
  const panel = await asked([act('e_1', 'click')], [act('e_2', 'click')]);
  panel.turn().send('And now?');
  await panel.look();
  expect(await html(panel)).toMatch(/aria-expanded="false"/);
  expect(await html(panel)).not.toContain('data-kind="call"');
  const undoable = await asked([act('e_1')], [act('e_2', 'click')]);
  undoable.turn().send('And now?');
  await undoable.look();
  expect(await html(undoable)).toMatch(/aria-expanded="true"/);
});

test('folds replaced turns before the new message', async () => {
  const panel = await asked([act('e_1', 'click')]);
  const [first] = panel.store().getState().conversation.entries;
  panel.turn().sendAgain(first?.id ?? '', 'Do it in other words');
  await panel.look();
  const text = await html(panel);
  expect(text).toContain('<summary>Earlier: 1 message, replaced by the question below</summary>');
  expect(text.indexOf('Do it in other words')).toBeGreaterThan(text.indexOf('Earlier: 1 message'));
  expect(text).not.toContain('>Do it<');
});

test('shows after Stop what was done and what was left', async () => {
  const panel = await asked([act('e_1', 'click')]);
  panel.backend.script.push({
    calls: [{ toolName: 'page_action', arguments: JSON.stringify([act('e_2'), act('e_3')]) }],
    end: 'hang',
  });
  panel.turn().send('More');
  await panel.look();
  panel.turn().stop();
  await panel.look();
  expect(await html(panel)).toContain('Actions done before the stop: 0. Not run: 1.');
});

test('counts dropped calls as not run', () => {
  const call = (state: Call['state']): Call => ({
    kind: 'call',
    id: 'c',
    toolName: 't',
    argumentsText: '',
    state,
  });
  expect(countActions([call({ status: 'void', reason: 'stopped' })])).toMatchObject({
    'not-run': 1,
    done: 0,
  });
  expect(countActions([call({ status: 'proposed' })])).toMatchObject({ running: 1 });
});

const usage = (input: number, cost?: Usage['cost']): Usage => ({
  input_tokens: input,
  output_tokens: 2,
  cache_read_input_tokens: 1,
  cost,
});
const answered = (used?: Usage): Entry => {
  const about = { kind: 'message', entryId: 'm' } as const;
  const answer: AnswerEntry = {
    kind: 'answer',
    id: 'a',
    text: '',
    about,
    accepted: true,
    state: { status: 'complete' },
  };
  return { ...answer, usage: used };
};

test("adds up the usage of a turn's answers; the cost only where all have one, in one currency", () => {
  const cent = { amount: 0.01, currency: 'USD' };
  expect(turnUsage([answered()])).toBeUndefined();
  expect(turnUsage([answered(usage(5, cent)), answered(usage(6, cent))])).toEqual({
    input_tokens: 11,
    output_tokens: 4,
    cache_read_input_tokens: 2,
    cost: { amount: 0.02, currency: 'USD' },
  });
  expect(turnUsage([answered(usage(5, cent)), answered(usage(6))])?.cost).toBeUndefined();
  expect(
    turnUsage([answered(usage(5, cent)), answered(usage(6, { ...cent, currency: 'EUR' }))])?.cost,
  ).toBeUndefined();
});

test('says the cost of the whole conversation below its newest turn alone', async () => {
  const panel = new SimulatedPanel();
  const turn = (id: string): Entry[] => [
    { kind: 'person', id, text: 'Go', quote: undefined },
    { ...answered(usage(5, { amount: 0.25, currency: 'USD' })), id: `${id}-answer` },
  ];
  const say = (entries: Entry[]): void => {
    const { conversation } = panel.store().getState();
    panel.store().setState({ conversation: { ...conversation, entries } });
  };
  say(turn('one'));
  expect((await show(panel)).textContent).not.toContain('in all');
  say([...turn('one'), ...turn('two')]);
  const place = await show(panel);
  expect(place.textContent?.match(/in all \$0.50?/gu)).toHaveLength(1);
});

test('edits a message in place: Enter sends it again, Esc restores it', async () => {
  const panel = await asked([act('e_1', 'click')]);
  const place = await show(panel);
  const press = (name: string): Promise<void> =>
    inReact(async () => place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
  const key = (name: string): Promise<void> =>
    inReact(async () => {
      place
        .querySelector('textarea')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    });
  await press('Edit and send again');
  expect(document.activeElement).toBe(place.querySelector('textarea'));
  await key('Escape');
  expect(place.querySelector('textarea')).toBeNull();
  expect(panel.backend.requests).toHaveLength(2);
  await press('Edit and send again');
  await key('Enter');
  await inReact(() => panel.turn().settled());
  expect(panel.backend.requests).toHaveLength(3);
  expect(panel.page.executions).toHaveLength(1);
  await press('Ask again from here');
  await inReact(() => panel.turn().settled());
  expect(panel.backend.requests).toHaveLength(4);
  expect(panel.page.executions).toHaveLength(1);
});

test('copies the text itself, and reports it', async () => {
  const panel = new SimulatedPanel();
  panel.backend.script.push({ calls: [], text: 'An **answer**', end: 'complete' });
  panel.turn().send('Do it');
  await panel.look();
  const place = await show(panel);
  const button = place.querySelector<HTMLElement>('[aria-label="Copy the answer as Markdown"]');
  await inReact(async () => button?.click());
  expect(await navigator.clipboard.readText()).toBe('An **answer**');
  expect(button?.querySelector('[role="status"]')?.textContent).toBe('Copied');
});
