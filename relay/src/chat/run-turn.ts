import {
  type PageInfo,
  TURN_COMPLETE,
  type TurnError,
  typedWords,
  type Usage,
  type WireEvent,
} from '@assent/shared';
import { type Caller, keyNameOf } from '../access/access.ts';
import { ModelFailure, toTurnError } from '../errors/model-failure.ts';
import { trimTurns } from '../history/cut-turns.ts';
import type { ResultTurn, ToolCall } from '../history/turn.ts';
import { languageOf } from '../messages/messages.ts';
import type { Model, ModelNotice, ModelRequest } from '../model/model.ts';
import {
  type NoticeFacts,
  nameTool,
  type TurnEnding,
  type TurnFacts,
  type TurnObserver,
} from '../observability/relay-observer.ts';
import type { Lease } from '../store/session-store.ts';
import type { OfferedTools } from '../tools/offered-tools.ts';
import { runServerCall } from '../tools/run-server-call.ts';
import type { ServerTool } from '../tools/server-tool.ts';
import type { Accepted } from './accept-message.ts';
import { type Emit, type ProposedCall, streamAnswer, TurnRecord } from './stream-answer.ts';

/** Resolved before the stream begins. */
export type TurnPlan = {
  accepted: Accepted;
  lease: Pick<Lease, 'save' | 'finish'>;
  model: Model;
  modelName: string;
  system: string;
  offered: OfferedTools;
  serverTools: readonly ServerTool[];
  /** For the answer after a server tool has run: the run may have changed the tools. */
  resolveAgain?(): Pick<TurnPlan, 'system' | 'offered' | 'serverTools'>;
  page: PageInfo | undefined;
  maxTurns: number;
  createCallId(): string;
  report(thrown: unknown): void;
  observer?: TurnObserver | undefined;
  /** Counts what the turn used, before the next one can begin. */
  spend?(usage: Usage | undefined): Promise<void> | undefined;
};

/** How often a model may call an unknown tool before the turn fails. */
const MAX_CORRECTIONS = 2;

/**
 * The session is free again before the call and the end are sent, because a client may react to them at once. When `signal` is
 * aborted, the turn ends early and the conversation keeps the streamed text; a `ModelFailure` as the abort reason is shown to
 * the user.
 */
export async function runTurn(plan: TurnPlan, signal: AbortSignal, emit: Emit): Promise<void> {
  const record = new TurnRecord(plan.accepted.turns, plan.modelName);
  const ending: WireEvent[] = [];
  let outcome: TurnEnding = { outcome: 'answered' };
  try {
    if (plan.accepted.kind === 'run') {
      const result = await runServerCall(plan.accepted.call, { ...plan, signal });
      record.addTurn(result);
      await plan.lease.save(record.turns());
      emit([toToolResultEvent(result)]);
    }
    const offering = plan.accepted.kind === 'run' ? { ...plan, ...plan.resolveAgain?.() } : plan;
    const call = await answer(offering, record, signal, emit);
    if (call) {
      ending.push(toToolCallEvent(call));
      outcome = { outcome: 'called', tool: nameTool(call), place: call.place };
    }
  } catch (thrown) {
    const cause: unknown = signal.aborted ? signal.reason : thrown;
    outcome = { outcome: 'stopped' };
    if (!signal.aborted || cause instanceof ModelFailure) {
      const error = describeFailure(cause, plan);
      ending.push({ error });
      outcome = { outcome: 'failed', error: error.code };
    }
  }
  plan.observer?.ended(outcome, record.usage);
  if (record.usage) ending.push({ usage: record.usage });
  // The answer is there and stays, also where its cost can't be counted.
  await plan.spend?.(record.spent())?.catch(plan.report);
  emit(await finish(plan, record, [...ending, { message: TURN_COMPLETE }]));
}

/** The turn's last events: `closing`, or an error without the call when saving failed, because nobody could answer the call. */
async function finish(
  plan: TurnPlan,
  record: TurnRecord,
  closing: readonly WireEvent[],
): Promise<readonly WireEvent[]> {
  try {
    await plan.lease.finish(trimTurns(record.turns(), plan.maxTurns), closing);
    return closing;
  } catch (thrown) {
    return [{ error: describeFailure(thrown, plan) }, { message: TURN_COMPLETE }];
  }
}

async function answer(
  plan: TurnPlan,
  record: TurnRecord,
  signal: AbortSignal,
  emit: Emit,
): Promise<ToolCall | undefined> {
  const { system, page, offered, modelName: model } = plan;
  for (let corrections = 0; corrections <= MAX_CORRECTIONS; corrections += 1) {
    signal.throwIfAborted();
    const observed = plan.observer?.modelAsked();
    const request: ModelRequest = {
      model,
      system,
      page,
      tools: offered.definitions,
      turns: record.turns(),
      notice: notice => observed?.noticed(describeNotice(notice)),
    };
    const proposed = await streamAnswer(plan.model, request, { record, signal, emit, observed });
    const call = proposed && toToolCall(proposed, plan);
    if (!call && !record.hasText()) throw new ModelFailure('answer_empty');
    record.endAnswer(call);
    if (!call) return undefined;
    if (plan.offered.place(call.name) !== undefined) return call;
    record.addTurn({ role: 'result', call, content: describeTools(plan.offered), failed: true });
  }
  throw new ModelFailure('call_unreadable');
}

function toToolCall(proposed: ProposedCall, plan: TurnPlan): ToolCall {
  const { arguments: given, others = 0 } = proposed;
  const name = plan.offered.nameOf(proposed.name) ?? proposed.name;
  const place = plan.offered.place(name) ?? 'server';
  const tool = place === 'server' ? plan.serverTools.find(candidate => candidate.name === name) : undefined;
  return {
    id: plan.createCallId(),
    name,
    arguments: given,
    place,
    ...(tool && { definition: tool.definition }),
    ...(others > 0 && { others }),
  };
}

function toToolCallEvent(call: ToolCall): WireEvent {
  return { tool_call: { tool_name: call.name, arguments: call.arguments, tool_id: call.id } };
}

function toToolResultEvent({ call, content }: ResultTurn): WireEvent {
  return { tool_result: { tool_id: call.id, tool_name: call.name, result: content } };
}

function describeTools(offered: OfferedTools): string {
  const names = offered.definitions.map(tool => tool.name).join(', ');
  return JSON.stringify({
    success: false,
    error: `There is no tool with that name. ${names ? `The tools are: ${names}.` : 'There are no tools in this conversation.'}`,
    error_type: 'Unsupported',
  });
}

function describeFailure(thrown: unknown, plan: TurnPlan): TurnError {
  const asked = plan.accepted.turns.findLast(turn => turn.role === 'user');
  const language = languageOf(typedWords(asked?.text ?? ''));
  if (thrown instanceof ModelFailure) return toTurnError(thrown, language);
  plan.report(thrown);
  return toTurnError(new ModelFailure('relay_failed'), language);
}

const OUR_OWN = 'assent';

/** Only names of ours and of the operator, never names from the client's request. */
export function describeTurn(
  agent: string,
  { name: model, provider = OUR_OWN }: Model,
  caller: Caller,
): TurnFacts {
  return { agent, model, provider, keyName: keyNameOf(caller) };
}

/** Without the client's name for the model; the name of a fallback comes from the settings. */
function describeNotice(notice: ModelNotice): NoticeFacts {
  if (notice.kind === 'retry') return { kind: 'retry' };
  const { fallback: model, provider = OUR_OWN } = notice;
  return { kind: 'fallback', model, provider };
}
