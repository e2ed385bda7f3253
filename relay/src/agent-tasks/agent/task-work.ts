import type { TaskSource } from '@assent/shared';
import type { Transaction } from 'kysely';
import type { Budgets } from '../../access/budgets.ts';
import type { OpenSessions } from '../../browser/session/open-sessions.ts';
import { openCall, resultTurn, type Turn } from '../../history/turn.ts';
import type { Model } from '../../model/model.ts';
import type { PageThreads } from '../../scrape/reading/page-threads.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { ServerTool } from '../../tools/server-tool.ts';
import { askingPeople } from '../approvals/ask-person.ts';
import { awaitingControl } from '../approvals/await-control.ts';
import { recordInView } from '../approvals/record-in-view.ts';
import { searchedSites } from '../browser/search-tool.ts';
import { TaskBrowser } from '../browser/task-browser.ts';
import { TaskPolicy } from '../browser/task-policy.ts';
import { appendEvents } from '../store/append-events.ts';
import { decisionOnInterrupted, voidApprovals } from '../store/approval-rows.ts';
import type { OpenTask } from '../store/begin-task.ts';
import {
  answerUnreadable,
  loopDetected,
  modelFailed,
  notPossible,
  schemaUnsatisfied,
  stepLimit,
} from '../store/task-failed.ts';
import { TaskRecord } from '../store/task-record.ts';
import { countActionsLeft } from './actions-left.ts';
import { ActiveTime } from './active-time.ts';
import { admitStep } from './admit-step.ts';
import { dropOldPages } from './drop-old-pages.ts';
import { endsTask } from './failure-of.ts';
import { readFinalAnswer } from './final-answer.ts';
import { countRounds, MOST_ROUNDS, NOTICED_ROUNDS } from './loop-watch.ts';
import { pickTaskModel } from './pick-task-model.ts';
import { stepCredits } from './step-credits.ts';
import { firstTurn, interruptedCall, REPEATED, repairTurn } from './task-prompt.ts';
import { taskTools } from './task-tools.ts';
import { resultEvent, takeTurn } from './task-turn.ts';

/** What a message of a webhook is about. */
export type Announcement = { task: OpenTask } & ({ kind: 'end' } | { kind: 'approval'; approvalId: string });

export type TaskWorkOptions = {
  database: Database;
  sessions: OpenSessions;
  models: readonly Model[];
  threads: PageThreads;
  /** What keys with a budget may spend on models. */
  budgets: Budgets | undefined;
  searchUrl: string | undefined;
  /** Hosts that may be internal. */
  allowedHosts: readonly string[];
  refundsPerDay: number;
  createCallId(): string;
  announce(announcement: Announcement, transaction: Transaction<Tables>): Promise<void>;
  /** Gets defects. */
  report(thrown: unknown): void;
};

export type TaskAnswer = { data: unknown; sources: TaskSource[] };

/** The work of one attempt at a task. */
export class TaskWork {
  readonly #task: OpenTask;
  readonly #options: TaskWorkOptions;
  readonly #record: TaskRecord;
  readonly #browser: TaskBrowser;
  readonly #policy: TaskPolicy;
  readonly #time: ActiveTime;
  readonly #tools: readonly ServerTool[];
  /** Aborted with what a tool may not hide from the task. */
  readonly #stopped = new AbortController();
  #turns: readonly Turn[];
  #steps: number;
  #creditsLeft: number;

  constructor(task: OpenTask, options: TaskWorkOptions) {
    const { request, startedAt, waited } = task;
    this.#task = task;
    this.#options = options;
    this.#turns = task.turns;
    this.#steps = task.steps;
    this.#creditsLeft = request.maxCredits - task.metered;
    this.#record = new TaskRecord(options.database, task);
    this.#time = new ActiveTime(request.timeout * 1000 - (Date.now() - startedAt.getTime() - waited));
    const { budget } = request.policy;
    const actionsLeft = budget && countActionsLeft(task.turns, budget.actions);
    const policy = new TaskPolicy(request.policy, request.urls, actionsLeft);
    this.#policy = policy;
    policy.noteFound(searchedSites(task.turns));
    const record = this.#record;
    const whileWaiting: ActiveTime['whileWaiting'] = waiting => this.#time.whileWaiting(waiting);
    const awaitControl = awaitingControl({
      ...{ record, whileWaiting, language: request.language },
      limits: { step: () => this.#steps, totalSteps: request.maxSteps },
    });
    const ask = askingPeople({
      ...{ database: options.database, record, whileWaiting, awaitControl },
      task: { id: task.id, tenant: task.tenant, language: request.language },
      announce: (approvalId, transaction) =>
        options.announce({ task, kind: 'approval', approvalId }, transaction),
    });
    const recordDecision = recordInView({ task, database: options.database, record });
    const { sessions, allowedHosts } = options;
    this.#browser = new TaskBrowser({
      ...{ sessions, allowedHosts, task, record, policy, ask, awaitControl, recordDecision },
    });
    const tools = taskTools(request, options.searchUrl, {
      browse: signal => ({ browser: this.#browser, calling: { ...this.#currentCall(), signal } }),
      search: () => ({ record, policy }),
    });
    this.#tools = tools.map(tool => this.#watched(tool));
  }

  /** Rejects with why there is none. */
  async toAnswer(stopping: AbortSignal): Promise<TaskAnswer> {
    const signal = AbortSignal.any([stopping, this.#stopped.signal, this.#time.over]);
    await this.#begin();
    for (;;) {
      if (this.#isAnswered()) {
        const answer = await this.#readAnswer(signal);
        if (answer) return answer;
      }
      await this.#takeStep(signal);
    }
  }

  async close(): Promise<void> {
    this.#time.close();
    await this.#browser.close();
  }

  /** A call that another attempt had begun is never run again. */
  async #begin(): Promise<void> {
    if (this.#turns.length === 0) return this.#add([firstTurn(this.#task.request)]);
    const call = openCall(this.#turns);
    if (!call) return;
    const { id } = this.#task;
    const { sql } = this.#options.database;
    const asked = await decisionOnInterrupted(sql, { task: id, callId: call.id });
    const turn = resultTurn(call, JSON.stringify({ ...interruptedCall(asked), ...this.#left() }));
    await this.#record.store({ turns: [turn] }, async transaction => {
      const voided = await voidApprovals(transaction, id);
      await appendEvents(transaction, id, [...voided, resultEvent(turn)]);
    });
    this.#turns = [...this.#turns, turn];
  }

  #isAnswered(): boolean {
    const last = this.#turns.at(-1);
    return last?.role === 'assistant' && last.call === undefined;
  }

  async #takeStep(signal: AbortSignal): Promise<void> {
    const { request } = this.#task;
    if (this.#steps >= request.maxSteps) throw stepLimit(request.maxSteps);
    if (countRounds(this.#turns) >= MOST_ROUNDS) throw loopDetected();
    const { budgets } = this.#options;
    await admitStep(budgets, this.#task.caller, signal);
    const { model, name } = pickTaskModel(this.#options.models, request.model);
    const { used } = await this.#record.hold(stepCredits(dropOldPages(this.#turns), this.#tools));
    this.#creditsLeft = request.maxCredits - used;
    const outcome = await takeTurn(
      {
        ...{ turns: this.#turns, model, modelName: name, tools: this.#tools, record: this.#record },
        ...{ createCallId: this.#options.createCallId, report: this.#options.report },
        ...{ step: this.#steps + 1, maxSteps: request.maxSteps },
        spend: async usage => budgets?.spend(this.#task.caller, usage),
      },
      signal,
    );
    this.#turns = [...this.#turns, ...outcome.turns];
    this.#steps += 1;
    if (outcome.error) throw modelFailed(outcome.error);
  }

  /** Undefined where the model shall mend it, which it may once. */
  async #readAnswer(signal: AbortSignal): Promise<TaskAnswer | undefined> {
    const last = this.#turns.at(-1);
    const text = last?.role === 'assistant' ? last.text : '';
    const { threads } = this.#options;
    const answer = await readFinalAnswer(text, this.#task.request, { turns: this.#turns, threads, signal });
    if (answer.kind === 'fits') return answer;
    if (answer.kind === 'impossible') throw notPossible(answer.reason);
    if (this.#turns.filter(({ role }) => role === 'user').length > 1)
      throw answer.kind === 'misfit'
        ? schemaUnsatisfied(answer.problems)
        : answerUnreadable(this.#task.request);
    await this.#add([repairTurn(answer.problems)]);
    return undefined;
  }

  async #add(turns: readonly Turn[]): Promise<void> {
    await this.#record.store({ turns });
    this.#turns = [...this.#turns, ...turns];
  }

  #currentCall(): { callId: string; tool: string } {
    const call = openCall(this.#turns);
    return { callId: call?.id ?? '', tool: call?.name ?? '' };
  }

  /** With what is left, in each result. What ends the task is not hidden from it as a failure of the tool. */
  #watched(tool: ServerTool): ServerTool {
    return {
      ...tool,
      run: async (given, context) => {
        try {
          const result = await tool.run(given, context);
          return { ...result, ...this.#left(), ...this.#warning() };
        } catch (thrown) {
          if (endsTask(thrown)) this.#stopped.abort(thrown);
          throw thrown;
        }
      },
    };
  }

  /** Another attempt goes on with these actions. */
  #left(): { left: string; actions_left?: number } {
    const steps = this.#task.request.maxSteps - this.#steps;
    const seconds = Math.round(this.#time.left / 1000);
    const left = `${steps} answers, about ${this.#creditsLeft} credits, ${seconds} seconds`;
    const { actionsLeft } = this.#policy;
    return Number.isFinite(actionsLeft) ? { left, actions_left: actionsLeft } : { left };
  }

  #warning(): { warning: string } | undefined {
    return countRounds(this.#turns) >= NOTICED_ROUNDS ? { warning: REPEATED } : undefined;
  }
}
