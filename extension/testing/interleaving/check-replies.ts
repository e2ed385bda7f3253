import { readResultMessage } from '@assent/shared';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type Call, isSettled } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Card, Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import type { Action } from '../../operations/contract/action.ts';
import { findOperation } from '../../operations/list.ts';
import { parseCall } from '../../tools/parse-call.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { checkNamedTold, isNamed } from './check-named-calls.ts';
import { approvedRows, type ExecutionLog, rowsOf } from './execution-log.ts';

export function checkReplies(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  for (const call of panel.calls()) {
    const replies = repliesTo(panel, call.toolId ?? '');
    expect(replies.length).toBeLessThanOrEqual(1);
    expect(['approved', 'running']).not.toContain(call.state.status);
    // Behind a card that waits for the person, others may queue; without one nothing may be left undecided.
    if (call.state.status === 'proposed') expect(panel.waiting()).toBeDefined();
    if (call.state.status === 'void') expect(replies).toEqual([]);
    // What has run is never void: it has its result.
    if (call.state.status === 'void') expect(keysOf(panel, call)).toEqual([]);
    checkShownToTheEnd(call);
    if (isSettled(call.state) && call.state.delivery !== 'sent') expect(replies).toEqual([]);
    if (executionLog.rejected.has(call.id) && replies.length > 0) {
      expect(replies[0]).toMatch(/"error_type":"Rejected"|"approved":false/);
      expect(replies[0]?.includes('Too dear')).toBe(executionLog.rejected.get(call.id)?.reason !== '');
    }
    if (executionLog.handedBack.has(call.id) && replies.length > 0) {
      expect(replies[0]).toMatch(
        /"error_type":"(StaleElement|ElementNotFound|PageGone)"|"error":"The rule forbids it\."/,
      );
    }
    if (replies[0] === undefined) continue;
    const rows = approvedRows(executionLog, call.id);
    if (isNamed(call)) {
      checkNamedTold(panel, rows, call, replies[0]);
      continue;
    }
    checkChangesTold(rows, call, replies[0]);
    checkStepsTold(stepsBefore(executionLog, call.id), replies[0]);
  }
}

/** Nothing of a batch that is over has vanished from the screen. */
function checkShownToTheEnd({ state, toolName, argumentsText }: Call): void {
  if (!isSettled(state) || state.card?.kind !== 'actions') return;
  const parsed = parseCall(toolName, argumentsText);
  if (parsed.status === 'ready' && parsed.plan.kind === 'actions')
    expect(state.card.rows).toHaveLength(parsed.plan.actions.length);
}

/** The keys of what ran of a call. */
function keysOf(panel: SimulatedPanel, { id }: Call): string[] {
  return panel.page.executions.map(({ key }) => key).filter(key => key.startsWith(`${id}:`));
}

/** How many actions the model proposed with it. */
function actionsOf({ argumentsText }: Call): number {
  return actionsSchema.safeParse(JSON.parse(argumentsText)).data?.actions.length ?? 0;
}

const actionsSchema = z.object({ actions: z.array(z.unknown()) });

/** All but the last that was approved; that one too, where the next was refused. */
function stepsBefore({ approved, rejected, handedBack }: ExecutionLog, callId: string): readonly Card[] {
  const cards = approved.get(callId) ?? [];
  return rejected.has(callId) || handedBack.has(callId) ? cards : cards.slice(0, -1);
}

/** What was done before the call came to another page is told in any case: it went on because all of it succeeded. */
function checkStepsTold(cards: readonly Card[], reply: string): void {
  const before = cards.flatMap(rowsOf);
  if (before.length === 0) return;
  const { results } = reportedSchema.parse(JSON.parse(reply));
  for (const [index, { unticked = false }] of before.entries())
    expect(results[index]?.success).toBe(!unticked);
}

const reportedSchema = z.object({ results: z.array(z.object({ success: z.boolean() })) });

/** Every row has its result, and with it what the person made of it; what they left as it was says nothing. */
function checkChangesTold(rows: readonly Row[], call: Call, reply: string): void {
  if (rows.length === 0) return;
  const { results, changed_by_person: told = '' } = JSON.parse(reply);
  if (!Array.isArray(results)) return;
  expect(results).toHaveLength(actionsOf(call));
  for (const [index, { unticked = false, proposed: before, action: ran }] of rows.entries()) {
    const result = JSON.stringify(results[index]);
    const changed = unticked ? [] : changedTexts(before ?? ran, ran);
    expect(/deselected this action/u.test(result)).toBe(unticked);
    expect(result.includes('changed the value')).toBe(changed.length > 0);
    if (!result.includes('is withheld')) for (const text of changed) expect(result).toContain(`to “${text}”`);
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
