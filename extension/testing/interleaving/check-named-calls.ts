import { expect } from 'vitest';
import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { findOperation } from '../../operations/list.ts';
import { parseCall } from '../../tools/parse-call.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';

/** Whether the call used `use_browser` or the name of an operation. */
export function isNamed({ toolName }: Call): boolean {
  return /browser/iu.test(toolName);
}

/** The result is flat, and a success only if everything was approved and done. */
export function checkNamedTold(panel: SimulatedPanel, rows: readonly Row[], call: Call, reply: string): void {
  const told = JSON.parse(reply);
  expect(told).not.toHaveProperty('results');
  expect(typeof told.success).toBe('boolean');
  if (rows.length === 1 && rows.some(isChanged)) expect(told.changed_by_person).toBeDefined();
  const parsed = parseCall(call.toolName, call.argumentsText);
  if (parsed.status === 'answered') expect([told.success, rows]).toEqual([true, []]);
  if (parsed.status === 'invalid') expect([told.success, rows]).toEqual([false, []]);
  if (parsed.status !== 'ready' || parsed.plan.kind !== 'actions' || !told.success) return;
  const ran = panel.page.executions.filter(({ key }) => key.startsWith(`${call.id}:`));
  expect(ran.map(({ success }) => success)).toEqual(parsed.plan.actions.map(() => true));
}

function isChanged({ proposed, action }: Row): boolean {
  const keys = findOperation(action.action)?.editable ?? [];
  return keys.some(
    key => proposed && JSON.stringify(proposed.params[key]) !== JSON.stringify(action.params[key]),
  );
}
