import { readResultMessage } from '@assent/shared';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type Call, isSettled } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { findOperation } from '../../operations/list.ts';
import { parseCall } from '../../tools/parse-call.ts';
import { approvedRows, type ExecutionLog, executionsOf, rowsOf } from './execution-log.ts';

export function checkReplies(log: ExecutionLog): void {
  for (const call of log.panel.calls()) {
    const replies = repliesTo(log, call.toolId ?? '');
    checkState(log, call, replies);
    const [reply] = replies;
    if (reply === undefined) continue;
    checkRefusal(log, call, reply);
    if (isNamed(call)) checkNamedReply(log, call, reply);
    else checkReply(log, call, reply);
  }
}

function checkState(log: ExecutionLog, call: Call, replies: readonly string[]): void {
  const { state, toolName, argumentsText, id } = call;
  expect(replies.length).toBeLessThanOrEqual(1);
  expect(['approved', 'running']).not.toContain(state.status);
  // Calls may queue behind a waiting card; without one none may be undecided.
  if (state.status === 'proposed') expect(log.panel.waiting()).toBeDefined();
  // A call that ran is never void: it has its result.
  if (state.status === 'void') expect([replies, executionsOf(log, id)]).toEqual([[], []]);
  if (!isSettled(state)) return;
  if (state.delivery !== 'sent') expect(replies).toEqual([]);
  const parsed = parseCall(toolName, argumentsText);
  if (state.card?.kind === 'actions' && parsed.status === 'ready' && parsed.plan.kind === 'actions')
    expect(state.card.rows).toHaveLength(parsed.plan.actions.length);
}

function checkRefusal({ rejected, returned }: ExecutionLog, { id }: Call, reply: string): void {
  const rejection = rejected.get(id);
  if (rejection) {
    expect(reply).toMatch(/"error_type":"Rejected"|"approved":false/);
    expect(reply.includes('Too dear')).toBe(rejection.reason !== '');
  }
  if (returned.has(id)) {
    expect(reply).toMatch(
      /"error_type":"(StaleElement|ElementNotFound|PageGone)"|"error":"The rule forbids it\."/,
    );
  }
}

/** Every row has its result with the person's changes; unchanged rows report none. */
function checkReply(log: ExecutionLog, call: Call, reply: string): void {
  const { results, changed_by_person: changes = '' } = replySchema.parse(JSON.parse(reply));
  const rows = approvedRows(log, call.id);
  if (rows.length > 0 && results) {
    expect(results).toHaveLength(
      argumentsSchema.safeParse(JSON.parse(call.argumentsText)).data?.actions.length ?? 0,
    );
    for (const [index, row] of rows.entries()) {
      // Shown again and rejected then, a row that was deselected before is rejected too.
      if (index >= (log.rejected.get(call.id)?.before ?? rows.length)) {
        expect(results[index]).toMatchObject({ success: false, error_type: 'Rejected' });
        continue;
      }
      const result = JSON.stringify(results[index]);
      const changed = row.unticked ? [] : changedTexts(row);
      expect(/deselected this action/u.test(result)).toBe(row.unticked ?? false);
      expect(result.includes('changed the value')).toBe(changed.length > 0);
      if (!result.includes('is withheld'))
        for (const text of changed) expect(result).toContain(`to “${text}”`);
      if (row.unticked || changed.length > 0) expect(changes).toMatch(new RegExp(`\\b${index + 1}\\b`, 'u'));
    }
  }
  // Actions before another card succeeded, and are reported in any case.
  for (const [index, { unticked = false }] of rowsOfEarlierCards(log, call.id).entries())
    expect(results?.[index]?.success).toBe(!unticked);
}

const replySchema = z.object({
  results: z.optional(z.array(z.looseObject({ success: z.boolean() }))),
  changed_by_person: z.optional(z.string()),
});
const argumentsSchema = z.object({ actions: z.array(z.unknown()) });

/** Of all approved cards but the last; up to the rejected card, if one was. */
function rowsOfEarlierCards(log: ExecutionLog, callId: string): readonly Row[] {
  const before = log.rejected.get(callId)?.before ?? log.returned.get(callId);
  if (before !== undefined) return approvedRows(log, callId).slice(0, before);
  return (log.approved.get(callId) ?? []).slice(0, -1).flatMap(rowsOf);
}

/** The person's values as they stand in JSON, one per list item. */
function changedTexts({ proposed, action }: Row): string[] {
  if (!proposed) return [];
  return (findOperation(action.action)?.editable ?? [])
    .filter(key => JSON.stringify(proposed.params[key]) !== JSON.stringify(action.params[key]))
    .map(key => JSON.stringify([action.params[key]].flat().join('\n')).slice(1, -1));
}

function repliesTo({ panel }: ExecutionLog, toolId: string): string[] {
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
function checkNamedReply(log: ExecutionLog, call: Call, text: string): void {
  const reply = JSON.parse(text);
  const rows = approvedRows(log, call.id);
  expect(reply).not.toHaveProperty('results');
  expect(typeof reply.success).toBe('boolean');
  if (rows.length === 1 && rows.flatMap(changedTexts).length > 0)
    expect(reply.changed_by_person).toBeDefined();
  const parsed = parseCall(call.toolName, call.argumentsText);
  if (parsed.status === 'answered') expect([reply.success, rows]).toEqual([true, []]);
  if (parsed.status === 'invalid') expect([reply.success, rows]).toEqual([false, []]);
  if (parsed.status !== 'ready' || parsed.plan.kind !== 'actions' || !reply.success) return;
  const ran = executionsOf(log, call.id);
  expect(ran.map(({ success }) => success)).toEqual(parsed.plan.actions.map(() => true));
}
