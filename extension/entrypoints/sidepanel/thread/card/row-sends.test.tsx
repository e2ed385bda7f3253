// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type Message, message } from '../../../../messages/message.ts';
import type { Preview, Submission } from '../../../../operations/contract/preview.ts';
import { showInPanel } from '../../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import type { Row } from '../../conversation/card.ts';
import { RowSends } from './row-sends.tsx';

const BOX = { elementId: 'e_box', label: 'Newsletter', values: [], isUnsent: true as const };
const EMAIL = { elementId: 'e_email', label: 'Email', values: [''] };

function row(more: Partial<Extract<Preview, { status: 'bound' }>>): Row {
  const binding = { kind: 'element', elementId: 'e_go', fingerprint: 'f' } as const;
  return {
    action: { action: 'click', target: {}, params: {} },
    preview: { status: 'bound', binding, effect: 'submits', ...more },
  };
}

const writing = (elementId: string, after: string | Message): Row =>
  row({ binding: { kind: 'element', elementId, fingerprint: 'f' }, effect: 'edits', after });

async function textOf(fields: Submission['fields'], ...earlier: Row[]): Promise<string> {
  const press = row({ sends: { method: 'POST', encoding: '', fields } });
  await showInPanel(simulatedOpenPanel(new SimulatedPanel()), <RowSends row={press} earlier={earlier} />);
  return document.body.textContent ?? '';
}

test('says nothing of a form whose fields have no names', async () => {
  expect(await textOf([])).toBe('');
});

test('counts what an earlier row of the card will check or write', async () => {
  expect(await textOf([EMAIL, BOX])).toContain('Sends 1 field');
  const checked = await textOf(
    [EMAIL, BOX],
    writing('e_email', 'a@b.c'),
    writing('e_box', message('tick.state.on')),
  );
  expect(checked).toContain('Sends 2 fields');
  expect(checked).toMatch(/Email.*a@b\.c.*Newsletter.*checked/su);
  expect(checked).not.toContain('not sent');
});

test('and not what an earlier row unchecks', async () => {
  const { isUnsent: _isUnsent, ...on } = { ...BOX, values: ['on'] };
  expect(await textOf([EMAIL, on], writing('e_box', message('tick.state.off')))).toContain('Sends 1 field');
});
