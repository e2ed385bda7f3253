import { readResultMessage } from '@assent/shared';
import { expect, test } from 'vitest';
import { answerWith, askSimulated, askWithCard } from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import type { Row } from '../conversation/card.ts';

function ask(...ids: string[]): Promise<SimulatedPanel> {
  return askWithCard(...ids.map(elementId => ({ action: 'click', target: { elementId }, params: {} })));
}

function row(panel: SimulatedPanel, index = 0): Row | undefined {
  const state = panel.waiting()?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows[index] : undefined;
}

function name(panel: SimulatedPanel): string | undefined {
  const shown = row(panel)?.preview;
  return shown?.status === 'bound' ? shown.facts?.name : undefined;
}

const PRESS = { trusted: true, repeated: false };

function returnToModel(
  panel: SimulatedPanel,
): ReturnType<ReturnType<SimulatedPanel['turn']>['returnToModel']> {
  return panel.turn().returnToModel(panel.waiting()?.id ?? '', PRESS);
}

async function told(panel: SimulatedPanel): Promise<string> {
  await panel.look();
  return readResultMessage(panel.backend.accepted[1]?.message ?? '')?.result ?? '';
}

test('a rename is shown with the earlier name, and the card arms again', async () => {
  const panel = await ask('e_1');
  panel.page.tab.elements.mutate('e_1');
  await panel.clock.advance(650);
  expect(name(panel)).toBe('e_1 vc (0s)');
  expect(row(panel)?.changed).toEqual({ parts: ['name'], formerName: 'e_1 vb (0s)' });
  expect(panel.press()).toBe('early');
  await panel.clock.advance(400);
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions).toMatchObject([{ fingerprint: 'document-1/e_1/2/0' }]);
});

test('the page refuses a rename after the last check', async () => {
  const panel = await ask('e_1');
  await panel.clock.advance(700);
  panel.page.tab.elements.mutate('e_1');
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions).toEqual([]);
  expect(panel.waiting()?.done).toMatchObject({ rows: [], refused: [{ action: { action: 'click' } }] });
  expect(row(panel)?.changed?.formerName).toBe('e_1 vb (0s)');
  expect(panel.press()).toBe('early');
  await panel.clock.advance(400);
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions).toMatchObject([{ fingerprint: 'document-1/e_1/2/0' }]);
});

test('a page that changes under every press gets its refusal to the model', async () => {
  const panel = await ask('e_1');
  for (let press = 0; press < 3; press += 1) {
    await panel.clock.advance(700);
    panel.page.tab.elements.mutate('e_1');
    expect(panel.press()).toBe('accepted');
    await panel.look();
  }
  expect(panel.waiting()).toBeUndefined();
  expect(await told(panel)).toContain('"error_type":"ElementChanged"');
  expect(panel.page.executions).toEqual([]);
});

test('a counting time arms the card once and stays approvable then, with the newest number bound', async () => {
  const panel = await ask('e_1');
  for (let second = 0; second < 5; second += 1) {
    panel.page.tab.elements.count('e_1', 1);
    await panel.clock.advance(1000);
  }
  expect(name(panel)).toBe('e_1 vb (5s)');
  expect(row(panel)?.changed?.formerName).toBe('e_1 vb (0s)');
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions).toMatchObject([{ fingerprint: 'document-1/e_1/1/5' }]);
});

test('refuses a number that was never seen to count, or that jumps', async () => {
  const unseen = await ask('e_1');
  unseen.page.tab.elements.count('e_1', 1);
  expect(unseen.press()).toBe('accepted');
  await unseen.look();
  expect(unseen.waiting()?.done?.refused).toHaveLength(1);
  const leaping = await ask('e_1');
  leaping.page.tab.elements.count('e_1', 1);
  await leaping.clock.advance(1000);
  leaping.page.tab.elements.count('e_1', 3);
  expect(leaping.press()).toBe('accepted');
  await leaping.look();
  expect(leaping.waiting()?.done?.refused).toHaveLength(1);
  expect([...unseen.page.executions, ...leaping.page.executions]).toEqual([]);
});

test('binds what is around the target now, says that it changed, and arms the card, later now and then only', async () => {
  const panel = await ask('e_1');
  let drifts = 0;
  const drift = async (milliseconds: number): Promise<void> => {
    await panel.clock.advance(milliseconds);
    drifts += 1;
    panel.page.tab.elements.drift('e_1');
    panel.page.reportChange();
    await panel.clock.advance(100);
    const change = { kind: 'around', before: '0', after: String(drifts) };
    expect(row(panel)?.changed).toEqual({ parts: ['around'], changes: [change] });
  };
  for (const _time of ['first', 'second']) {
    await drift(500);
    expect(panel.press()).toBe('early');
  }
  await drift(2000);
  expect(panel.store().getState().arming?.armed).toBe(true);
  await drift(1000);
  expect(panel.press()).toBe('early');
  await drift(500);
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions).toHaveLength(1);
});

test('a change that the page reports is shown at once, and one look follows many', async () => {
  const panel = await ask('e_1', 'e_2');
  await panel.clock.advance(500);
  panel.page.tab.elements.mutate('e_2');
  panel.page.reportChange();
  await settle();
  expect(row(panel, 1)?.changed?.formerName).toBe('e_2 vb (0s)');
  expect(panel.press()).toBe('early');
  for (let time = 0; time < 9; time += 1) {
    panel.page.tab.elements.mutate('e_2');
    panel.page.reportChange();
    await panel.clock.advance(10);
  }
  expect(panel.page.looks).toBe(4);
  await panel.clock.advance(10);
  expect(panel.page.looks).toBe(6);
});

test('a page that cannot report its changes is looked at every second', async () => {
  const panel = await ask('e_1');
  panel.page.isSilent = true;
  await panel.clock.advance(700);
  panel.page.tab.elements.mutate('e_1');
  await panel.clock.advance(800);
  expect(row(panel)?.changed).toBeUndefined();
  await panel.clock.advance(200);
  expect(row(panel)?.changed).toBeDefined();
});

test('does not run when something around has changed since the last look', async () => {
  const panel = await ask('e_1');
  panel.page.tab.elements.drift('e_1');
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions).toEqual([]);
  expect(panel.waiting()?.done?.refused).toHaveLength(1);
  const changes = [{ kind: 'around', before: '0', after: '1' }];
  expect(row(panel)?.changed).toEqual({ parts: ['around'], changes });
});

test('a row that is shown again keeps its attempt when the page changes under the open card', async () => {
  const panel = await ask('e_1');
  panel.page.tab.elements.mutate('e_1');
  expect(panel.press()).toBe('accepted');
  await panel.look();
  panel.page.tab.elements.mutate('e_1');
  await panel.clock.advance(1000);
  expect(row(panel)?.attempt).toBe(1);
  await panel.clock.advance(400);
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions).toMatchObject([{ fingerprint: 'document-1/e_1/3/0' }]);
});

test('a visible jump arms the card again', async () => {
  const panel = await ask('e_1');
  panel.page.tab.elements.count('e_1', 900);
  await panel.clock.advance(650);
  expect(row(panel)?.changed?.formerName).toBe('e_1 vb (0s)');
  expect(panel.press()).toBe('early');
});

test('a missing target is shown; the card can only be returned, and the model learns of it', async () => {
  const panel = await ask('e_1', 'e_2');
  expect(returnToModel(panel)).toBe('incomplete');
  panel.page.tab.elements.remove('e_1');
  await panel.clock.advance(650);
  expect(row(panel)).toMatchObject({ gone: 'target', preview: { status: 'bound' } });
  // The click that depends on it does not run either.
  expect(row(panel, 1)?.blockedBy).toBe(0);
  expect(returnToModel(panel)).toBe('early');
  await panel.clock.advance(400);
  expect(panel.press()).toBe('incomplete');
  expect(panel.turn().returnToModel(panel.waiting()?.id ?? '', { ...PRESS, trusted: false })).toBe(
    'untrusted',
  );
  expect(returnToModel(panel)).toBe('accepted');
  expect(panel.press()).toBe('not-awaiting');
  expect(await told(panel)).toContain('"error_type":"StaleElement"');
  expect(panel.calls()[0]?.state.status).toBe('failed');
  expect(panel.page.executions).toEqual([]);
});

test('the other rows can be approved without the missing one', async () => {
  const panel = await ask('e_1', 'e_2');
  panel.page.tab.elements.remove('e_1');
  await panel.clock.advance(650);
  panel.turn().tickRow(panel.waiting()?.id ?? '', 0, false);
  await panel.clock.advance(400);
  expect(panel.press()).toBe('accepted');
  await panel.look();
  expect(panel.page.executions).toMatchObject([{ fingerprint: 'document-1/e_2/1/0' }]);
});

test('a rejection reports a missing target too', async () => {
  const panel = await ask('e_1');
  panel.page.tab.elements.remove('e_1');
  await panel.clock.advance(650);
  panel.turn().reject(panel.waiting()?.id ?? '', PRESS, 'Too late');
  const said = await told(panel);
  expect(said).toContain('"error_type":"Rejected"');
  expect(said).toContain('Too late');
  expect(said).toContain('at least one target left the page');
});

test('rows of a page that was left are not checked again, and do not run on the next page', async () => {
  const panel = await ask('e_1');
  panel.page.tab.navigate();
  await panel.clock.advance(5000);
  expect(row(panel)?.gone).toBe('page');
  expect(panel.press()).toBe('incomplete');
  expect(returnToModel(panel)).toBe('accepted');
  expect(await told(panel)).toContain('"error_type":"PageGone"');
  expect(panel.page.executions).toEqual([]);
});

test('a card about the whole page is updated too', async () => {
  const call = { toolName: 'get_selected_text', arguments: '{}', toolId: 'tool_1' };
  const panel = await askSimulated(answerWith(call));
  await panel.clock.advance(1500);
  expect(returnToModel(panel)).toBe('incomplete');
  panel.page.tab.navigate();
  await panel.clock.advance(1500);
  expect(panel.press()).toBe('incomplete');
  expect(returnToModel(panel)).toBe('accepted');
  expect(await told(panel)).toContain('"error_type":"PageGone"');
  expect(panel.page.executions).toEqual([]);
});

test('a row edited while its target was missing can be returned, until the target is back', async () => {
  const panel = await askWithCard({ action: 'fill', target: { elementId: 'e_1' }, params: { value: 'tea' } });
  panel.page.tab.elements.remove('e_1');
  await panel.clock.advance(650);
  panel.turn().changeValue(panel.waiting()?.id ?? '', 0, 'value', 'green tea');
  expect(returnToModel(panel)).toBe('early');
  await panel.look();
  await panel.clock.advance(5000);
  expect(row(panel)?.preview.status).toBe('failed');
  expect(panel.press()).toBe('incomplete');
  panel.page.tab.elements.mutate('e_1');
  await panel.clock.advance(1000);
  expect(returnToModel(panel)).toBe('early');
  await panel.clock.advance(400);
  expect(returnToModel(panel)).toBe('incomplete');
  panel.page.tab.elements.remove('e_1');
  await panel.clock.advance(1000);
  panel.turn().changeValue(panel.waiting()?.id ?? '', 0, 'value', 'black tea');
  await panel.look();
  await panel.clock.advance(400);
  expect(returnToModel(panel)).toBe('accepted');
  expect(await told(panel)).toContain('"error_type":"ElementNotFound"');
  expect(panel.page.executions).toEqual([]);
});

test('a target that comes back unchanged can be used, and the card arms again', async () => {
  const panel = await ask('e_1');
  panel.page.tab.elements.remove('e_1');
  await panel.clock.advance(650);
  expect(row(panel)?.gone).toBe('target');
  panel.page.tab.elements.mutate('e_1');
  await panel.clock.advance(1000);
  expect(row(panel)?.gone).toBeUndefined();
  expect(panel.press()).toBe('early');
  await panel.clock.advance(400);
  panel.press();
  await panel.look();
  expect(panel.page.executions).toHaveLength(1);
});

test('a killed worker says nothing about the page', async () => {
  const panel = await ask('e_1');
  panel.page.killWorker('before', 9);
  await panel.clock.advance(5000);
  expect(row(panel)?.gone).toBeUndefined();
  expect(panel.press()).toBe('accepted');
});

test('the page is not asked while nobody sees the card', async () => {
  const panel = await ask('e_1');
  panel.turn().hideCard();
  panel.page.tab.elements.mutate('e_1');
  await panel.clock.advance(10_000);
  expect(row(panel)?.changed).toBeUndefined();
  panel.turn().armCard(panel.waiting()?.id ?? '');
  await panel.clock.advance(1000);
  expect(row(panel)?.changed).toBeDefined();
});
