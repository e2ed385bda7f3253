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
  /** For the budget of the key. */
  spend(usage: Usage | undefined): Promise<void>;
  report(thrown: unknown): void;
  /** The number of this answer, and of all that there may be. */
  step: number;
  maxSteps: number;
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
  const { model, modelName, tools, createCallId, step, maxSteps } = options;
  const shown = dropOldPages(options.turns);
  const added = new AddedTurns(shown.length, options.record, signal);
  let spent: Usage | undefined;
  let error: TurnError | undefined;
  const finish = (turns: readonly Turn[], closing: readonly WireEvent[] = []): Promise<void> => {
    error = errorIn(closing);
    const message = messageOf(turns);
    // What a failed answer said is no answer: another attempt could take it for one.
    const kept = error ? turns.slice(0, shown.length + added.turns.length) : turns;
    return added.store(kept, {
      ...{ steps: 1, credits: spent ? tokenCredits(spent) : 1, message },
      events: [{ type: 'progress', message, step, totalSteps: maxSteps }],
    });
  };
  await runTurn(
    {
      accepted: acceptedOf(shown),
      lease: { save: turns => added.store(turns), finish },
      ...{ model, modelName, system: TASK_SYSTEM, page: undefined, maxTurns: MOST_TURNS },
      ...{ offered: offerTools(tools, []), serverTools: tools, createCallId },
      report: thrown => {
        if (thrown !== added.failure?.thrown) options.report(thrown);
      },
      spend: usage => {
        spent = usage;
        return options.spend(usage);
      },
    },
    signal,
    () => undefined,
  );
  if (added.failure) throw added.failure.thrown;
  signal.throwIfAborted();
  return { turns: added.turns, error };
}

/** The turns that are stored beyond those that were there. A turn that is cut off adds nothing: another attempt takes it again. */
class AddedTurns {
  readonly turns: Turn[] = [];
  /** Why a step could not be stored: then none that follow are. */
  failure: { thrown: unknown } | undefined;
  readonly #before: number;
  readonly #record: TaskRecord;
  readonly #signal: AbortSignal;

  constructor(before: number, record: TaskRecord, signal: AbortSignal) {
    this.#before = before;
    this.#record = record;
    this.#signal = signal;
  }

  async store(turns: readonly Turn[], progress: Progress = {}): Promise<void> {
    if (this.#signal.aborted || this.failure) return;
    const added = turns.slice(this.#before + this.turns.length);
    try {
      const events = [...added.flatMap(eventsOf), ...(progress.events ?? [])];
      await this.#record.store({ ...progress, turns: added, events });
    } catch (thrown) {
      this.failure = { thrown };
      throw thrown;
    }
    this.turns.push(...added);
  }
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

const MOST_SHOWN = 200;

/** What the model is at: in its own words, or the name of what it calls. */
function messageOf(turns: readonly Turn[]): string {
  const last = turns.at(-1);
  if (last?.role !== 'assistant') return '';
  if (!last.call) return 'Answering';
  const said = last.text.trim() || last.call.name;
  return said.slice(0, MOST_SHOWN).toWellFormed().replaceAll('\0', ' ');
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
