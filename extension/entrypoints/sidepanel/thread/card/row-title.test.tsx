// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { type MessageText, message } from '../../../../messages/message.ts';
import type { ElementFacts } from '../../../../page/element-facts.ts';
import { showInPanel } from '../../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import type { Row } from '../../conversation/card.ts';
import { RowTitle, useRowName } from './row-title.tsx';

const HINT = 'it has no name: this is its icon, file or address';

interface RowOfProps {
  facts: Partial<ElementFacts>;
  more?: { sentence?: MessageText };
  own?: Pick<Row, 'isSameAgain'>;
}

function RowOf({ facts, more, own }: RowOfProps): React.ReactNode {
  const row: Row = {
    ...own,
    action: { action: 'click', target: { elementId: 'e_1' }, params: {} },
    preview: {
      status: 'bound',
      binding: { kind: 'element', elementId: 'e_1', fingerprint: '' },
      facts: { kind: 'button', name: '', origin: 'https://shop.test', inFrame: false, ...facts },
      effect: 'edits',
      ...more,
    },
  };
  return (
    <>
      <RowTitle row={row} number={undefined} />
      <p>{useRowName(row)}</p>
    </>
  );
}

beforeEach(() => document.body.replaceChildren());

async function shown(facts: Partial<ElementFacts>): Promise<{ title: string; spoken: string }> {
  await showInPanel(simulatedOpenPanel(new SimulatedPanel()), <RowOf facts={facts} />);
  const spoken = document.querySelector('p')?.textContent ?? '';
  return { title: (document.body.textContent ?? '').replace(spoken, ''), spoken };
}

test('a name that is only a hint is marked as one, for screen readers too', async () => {
  const { title, spoken } = await shown({ name: '[trash]', isHint: true });
  expect(title).toContain('[trash]');
  expect(title).toContain(HINT);
  expect(spoken).toContain(HINT);
});

test('a name of the page is not marked', async () => {
  const { title, spoken } = await shown({ name: '[trash]' });
  expect(title).toContain('[trash]');
  expect(title + spoken).not.toContain(HINT);
});

test('words on a target that are unlike its name are called so, but for the example in a field', async () => {
  const unlike = 'but its name says otherwise';
  const paid = await shown({ name: 'Cancel', painted: 'Pay' });
  expect(paid.title).toContain('Pay');
  expect(paid.title).toContain(unlike);
  document.body.replaceChildren();
  const search = await shown({ name: 'Search', painted: 'Tea, cups', isPlaceholder: true });
  expect(search.title).toContain('Tea, cups');
  expect(search.title).not.toContain(unlike);
});

test('a click says which way it turns something over, unless an earlier row of the card has turned it by then', async () => {
  const act = message('mouse.card', { button: 'left', count: 1, across: null, down: null });
  const sentence = message('toggle.card', { act, kind: 'switch', next: 'on' });
  const panel = simulatedOpenPanel(new SimulatedPanel());
  const titleOf = async (own: Pick<Row, 'isSameAgain'>): Promise<string> => {
    document.body.replaceChildren();
    await showInPanel(panel, <RowOf facts={{ name: 'News' }} more={{ sentence }} own={own} />);
    return document.body.textContent ?? '';
  };
  expect(await titleOf({})).toContain('“News” to turn it on');
  expect(await titleOf({ isSameAgain: true })).not.toContain('turn it');
});
