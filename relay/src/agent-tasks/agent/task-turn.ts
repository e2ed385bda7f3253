import type { TaskEvent, TurnError, Usage, WireEvent } from '@assent/shared';
import * as z from 'zod';
import type { Accepted } from '../../chat/accept-message.ts';
import { runTurn } from '../../chat/run-turn.ts';
import { tokenCredits } from '../../credits/price-list.ts';
import type { AssistantTurn, ResultTurn, Turn } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { Model } from '../../model/model.ts';
import { offerTools } from '../../tools/offered-tools.ts';
import type { ServerTool } from '../../tools/server-tool.ts';
import type { Progress, TaskRecord } from '../store/task-record.ts';
import { dropOldPages } from './drop-old-pages.ts';
import { TASK_SYSTEM } from './task-prompt.ts';

type TurnOptions = {
  turns: readonly Turn[];
  model: Model;
  modelName: string;
  tools: readonly ServerTool[];
  record: TaskRecord;
  createCallId(): string;
  report(thrown: unknown): void;
  /** For the events of this turn. */
  step: number;
};

/** The turns that it added. Rejects when the signal is aborted, or with what kept a step from being stored. */
export type TurnOutcome = { turns: readonly Turn[]; error: TurnError | undefined };

/** Entries that a conversation may have: all are kept in the database. */
const MOST_TURNS = 10_000;

/**
 * One answer of the model, and before it the call of the last answer: a turn of the chat, whose approvals are the policy's. What is
 * done is stored before anything else happens.
 */
export async function takeTurn(options: TurnOptions, signal: AbortSignal): Promise<TurnOutcome> {
  const { model, modelName, tools, record, createCallId, report, step } = options;
  const shown = dropOldPages(options.turns);
  const stored: Turn[] = [];
  let spent: Usage | undefined;
  let error: TurnError | undefined;
  let failure: { thrown: unknown } | undefined;
  const store = async (turns: readonly Turn[], progress: Progress): Promise<void> => {
    // A turn that is cut off adds nothing: another attempt takes it again.
    if (signal.aborted || failure) return;
    const added = turns.slice(shown.length + stored.length);
    try {
      await record.store({ ...progress, turns: added, events: added.flatMap(turn => eventsOf(turn)) });
    } catch (thrown) {
      failure = { thrown };
      throw thrown;
    }
    stored.push(...added);
  };
  await runTurn(
    {
      accepted: acceptedOf(shown),
      lease: {
        save: turns => store(turns, {}),
        finish: (turns, closing = []) => {
          error = errorIn(closing);
          return store(turns, {
            steps: 1,
            credits: spent ? tokenCredits(spent) : 1,
            message: `Step ${step}`,
          });
        },
      },
      ...{ model, modelName, system: TASK_SYSTEM, page: undefined, maxTurns: MOST_TURNS },
      ...{ offered: offerTools(tools, []), serverTools: tools, createCallId },
      report: thrown => {
        if (thrown !== failure?.thrown) report(thrown);
      },
      spend: async usage => {
        spent = usage;
      },
    },
    signal,
    () => undefined,
  );
  if (failure) throw failure.thrown;
  signal.throwIfAborted();
  return { turns: stored, error };
}

function acceptedOf(turns: readonly Turn[]): Accepted {
  const last = turns.at(-1);
  return last?.role === 'assistant' && last.call
    ? { kind: 'run', turns, call: last.call }
    : { kind: 'answer', turns };
}

function errorIn(closing: readonly WireEvent[]): TurnError | undefined {
  return closing.flatMap(event => ('error' in event && event.error ? [event.error] : []))[0];
}

const argumentsSchema = z.record(z.string(), z.unknown());

function eventsOf(turn: Turn): TaskEvent[] {
  switch (turn.role) {
    case 'user':
      return [];
    case 'assistant':
      return answerEvents(turn);
    case 'result':
      return [resultEvent(turn)];
  }
}

/** Without its words where they are the answer: `complete` has it. */
function answerEvents({ text, call }: AssistantTurn): TaskEvent[] {
  if (!call) return [];
  const args = argumentsSchema.safeParse(parseJson(call.arguments)).data ?? {};
  const called: TaskEvent = { type: 'tool_call', callId: call.id, tool: call.name, args };
  return text.trim() === '' ? [called] : [{ type: 'thinking', content: text.trim() }, called];
}

export function resultEvent({ call, content }: ResultTurn): TaskEvent {
  return { type: 'tool_result', callId: call.id, tool: call.name, result: parseJson(content) ?? content };
}
