import { readResultMessage } from '@assent/shared';
import { expect } from 'vitest';
import type { Action } from '../../../../operations/action.ts';
import { findOperation } from '../../../../operations/list.ts';
import { isSettled } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { rowsOf, type Witness } from './witness.ts';

export function checkReplies(panel: SimulatedPanel, witness: Witness): void {
  for (const call of panel.calls()) {
    const replies = repliesTo(panel, call.toolId ?? '');
    expect(replies.length).toBeLessThanOrEqual(1);
    expect(['approved', 'running']).not.toContain(call.state.status);
    // Behind a card that waits for the person, others may queue; without one nothing may be left undecided.
    if (call.state.status === 'proposed') expect(panel.waiting()).toBeDefined();
    if (call.state.status === 'void') expect(replies).toEqual([]);
    if (isSettled(call.state) && call.state.delivery !== 'sent') expect(replies).toEqual([]);
    if (witness.rejected.has(call.id) && replies.length > 0) {
      expect(replies[0]).toMatch(/"error_type":"Rejected"|"approved":false/);
      expect(replies[0]?.includes('Too dear')).toBe(witness.rejected.get(call.id) !== '');
    }
    if (witness.handedBack.has(call.id) && replies.length > 0) {
      expect(replies[0]).toMatch(/"error_type":"(StaleElement|ElementNotFound|PageGone)"/);
    }
    if (replies[0] !== undefined) checkChangesTold(rowsOf(witness.approved.get(call.id)), replies[0]);
  }
}

/** Every row has its result, and with it what the person made of it; what they left as it was says nothing. */
function checkChangesTold(rows: readonly Row[], reply: string): void {
  if (rows.length === 0) return;
  const { results, changed_by_person: told = '' } = JSON.parse(reply);
  if (!Array.isArray(results)) return;
  expect(results).toHaveLength(rows.length);
  for (const [index, { unticked = false, proposed, action: ran }] of rows.entries()) {
    const result = JSON.stringify(results[index]);
    const changed = unticked ? [] : changedTexts(proposed ?? ran, ran);
    expect(/unticked this action/u.test(result)).toBe(unticked);
    expect(result.includes('changed the value')).toBe(changed.length > 0);
    if (!result.includes('not told')) for (const text of changed) expect(result).toContain(`to “${text}”`);
    if (unticked || changed.length > 0) expect(told).toMatch(new RegExp(`\\b${index + 1}\\b`, 'u'));
  }
}

/** What the person wrote instead, as it stands in JSON; the items of a list each on a line. */
function changedTexts(proposed: Action, ran: Action): string[] {
  return (findOperation(ran.action)?.editable ?? [])
    .filter(key => JSON.stringify(proposed.params[key]) !== JSON.stringify(ran.params[key]))
    .map(key => JSON.stringify([ran.params[key]].flat().join('\n')).slice(1, -1));
}

/** How often the backend was told what came of a call. */
function repliesTo(panel: SimulatedPanel, toolId: string): string[] {
  return panel.backend.accepted.flatMap(request => {
    if (request.role === 'function')
      return JSON.parse(request.message).toolId === toolId ? [request.message] : [];
    return request.tool_id === toolId ? [readResultMessage(request.message)?.result ?? ''] : [];
  });
}
