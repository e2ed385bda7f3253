import { readResultMessage } from '@assent/shared';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type Call, isSettled } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Card, Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import type { Action } from '../../operations/contract/action.ts';
import { findOperation } from '../../operations/list.ts';
import { parseCall } from '../../tools/parse-call.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { approvedRows, type ExecutionLog, rowsOf } from './execution-log.ts';

export function checkReplies(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  for (const call of panel.calls()) {
    const replies = repliesTo(panel, call.toolId ?? '');
    expect(replies.length).toBeLessThanOrEqual(1);
    expect(['approved', 'running']).not.toContain(call.state.status);
    // Calls may queue behind a waiting card; without one none may be undecided.
    if (call.state.status === 'proposed') expect(panel.waiting()).toBeDefined();
    if (call.state.status === 'void') expect(replies).toEqual([]);
    // A call that ran is never void: it has its result.
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

function checkShownToTheEnd({ state, toolName, argumentsText }: Call): void {
  if (!isSettled(state) || state.card?.kind !== 'actions') return;
  const parsed = parseCall(toolName, argumentsText);
  if (parsed.status === 'ready' && parsed.plan.kind === 'actions')
    expect(state.card.rows).toHaveLength(parsed.plan.actions.length);
}

function keysOf(panel: SimulatedPanel, { id }: Call): string[] {
  return panel.page.executions.map(({ key }) => key).filter(key => key.startsWith(`${id}:`));
}

function actionsOf({ argumentsText }: Call): number {
  return actionsSchema.safeParse(JSON.parse(argumentsText)).data?.actions.length ?? 0;
}

const actionsSchema = z.object({ actions: z.array(z.unknown()) });

/** All approved cards but the last; that one too if the next was rejected. */
function stepsBefore({ approved, rejected, handedBack }: ExecutionLog, callId: string): readonly Card[] {
  const cards = approved.get(callId) ?? [];
  return rejected.has(callId) || handedBack.has(callId) ? cards : cards.slice(0, -1);
}

/** Actions before another page succeeded, and are reported in any case. */
function checkStepsTold(cards: readonly Card[], reply: string): void {
  const before = cards.flatMap(rowsOf);
  if (before.length === 0) return;
  const { results } = reportedSchema.parse(JSON.parse(reply));
  for (const [index, { unticked = false }] of before.entries())
    expect(results[index]?.success).toBe(!unticked);
}

const reportedSchema = z.object({ results: z.array(z.object({ success: z.boolean() })) });

/** Every row has its result with the person's changes; unchanged rows report none. */
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

/** The person's values as they stand in JSON, one per list item. */
function changedTexts(proposed: Action, ran: Action): string[] {
  return (findOperation(ran.action)?.editable ?? [])
    .filter(key => JSON.stringify(proposed.params[key]) !== JSON.stringify(ran.params[key]))
    .map(key => JSON.stringify([ran.params[key]].flat().join('\n')).slice(1, -1));
}

function repliesTo(panel: SimulatedPanel, toolId: string): string[] {
  return panel.backend.accepted.flatMap(request => {
    if (request.role === 'function')
      return JSON.parse(request.message).toolId === toolId ? [request.message] : [];
    return request.tool_id === toolId ? [readResultMessage(request.message)?.result ?? ''] : [];
  });
}

/** Whether the call used `use_browser` or the name of an operation. */
export function isNamed({ toolName }: Call): boolean {
  return /browser/iu.test(toolName);
}

/** The result is flat, and a success only if everything was approved and done. */
function checkNamedTold(panel: SimulatedPanel, rows: readonly Row[], call: Call, reply: string): void {
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
