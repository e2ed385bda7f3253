import type { ChatRequestInput, Routine } from '@assent/shared';
import { failureOf } from '../../../messaging/failures.ts';
import type { Backend, ReceivedEvent } from '../backend/backend.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import { sharedTabs } from '../conversation/shared-tabs.ts';
import type { Ports } from '../ports/ports.ts';
import { whenStopped } from '../ports/when-stopped.ts';
import { saysDoneByHand } from '../wording/done-by-hand.ts';
import { judgeResult } from './judge-result.ts';
import type { Values } from './placeholders.ts';
import { type Proposal, proposeSteps, type Stopped } from './propose-steps.ts';
import type { PagePorts, Place } from './resolve-step.ts';
import { type ReplayWords, wordReplay } from './word-replay.ts';

/** A routine that is being replayed. Its values stay in memory. */
interface Replay {
  routine: Routine;
  values: Values;
  /** The next step. */
  at: number;
  leftOut: number;
  /** What waits for its result, or for the person's hand. */
  open: { toolId: string | undefined; proposal: Proposal } | undefined;
  isOver: boolean;
}

export interface Replays {
  /** Answers the requests of replays without a network; all others go to `backend`. */
  over(backend: Backend): Backend;
  /** The conversation with this session begins a replay with its next request. */
  start(sessionId: string, routine: Routine, values: Values): void;
}

type ReplayPorts = PagePorts & Pick<Ports, 'newId'>;

export function createReplays(ports: ReplayPorts, store: PanelStore): Replays {
  const replays = new Map<string, Replay>();
  const isReplay = (sessionId: string): boolean => {
    const { id, replay } = store.getState().conversation;
    return replays.has(sessionId) || (replay !== undefined && id === sessionId);
  };
  return {
    start: (sessionId, routine, values) => {
      replays.set(sessionId, { routine, values, at: 0, leftOut: 0, open: undefined, isOver: false });
    },
    over: backend => ({
      chat: async (request, signal) =>
        isReplay(request.session_id)
          ? answer({ ports, store }, replays.get(request.session_id), request, signal)
          : backend.chat(request, signal),
      resume: async (turn, after, signal) =>
        isReplay(turn.sessionId) ? undefined : backend.resume(turn, after, signal),
      stop: async turn => {
        if (!isReplay(turn.sessionId)) await backend.stop(turn);
      },
    }),
  };
}

interface Context {
  ports: ReplayPorts;
  store: PanelStore;
}

/** As a model would: a text, and a call where there is something to do. */
async function* answer(
  context: Context,
  replay: Replay | undefined,
  request: ChatRequestInput,
  signal: AbortSignal,
): AsyncGenerator<ReceivedEvent> {
  const { language, messages } = context.ports.settings();
  const { replay: texts } = messages.person.routines;
  const say = (content: string): ReceivedEvent => ({ kind: 'content', content });
  // Closed and opened again, the panel has neither the values nor the place in the routine.
  if (!replay || replay.isOver) yield say(replay ? texts.over : texts.interrupted);
  else {
    const words = wordReplay(replay.routine, messages.person, language);
    const ended = judge(replay, request, words);
    if (ended !== undefined) {
      replay.isOver = true;
      yield say(ended);
    } else yield* goOn(context, replay, words, signal);
  }
  yield { kind: 'complete' };
}

/** Takes in what came of the last card. Returns why the replay ends with it, or undefined when it goes on. */
function judge(
  replay: Replay,
  { tool_id, message }: ChatRequestInput,
  words: ReplayWords,
): string | undefined {
  const { open, routine, values } = replay;
  if (!open) return undefined;
  const { rows, next } = open.proposal;
  replay.open = undefined;
  // A message of the person instead of a decision; after steps by hand it says that they are done.
  if (open.toolId !== tool_id) return words.abandoned();
  if (open.toolId !== undefined) {
    const judged = judgeResult(
      message,
      routine.steps,
      rows.map(({ step }) => step),
      values,
    );
    if (judged.kind === 'differs') return words.differs(judged.step, judged.difference);
    if (judged.kind === 'rejected' && !saysDoneByHand(judged.reason)) return words.rejected();
    replay.leftOut += judged.kind === 'as-recorded' ? judged.leftOut : rows.length;
  }
  replay.at = next;
  return undefined;
}

async function* goOn(
  context: Context,
  replay: Replay,
  words: ReplayWords,
  signal: AbortSignal,
): AsyncGenerator<ReceivedEvent> {
  const { routine, at, leftOut } = replay;
  if (at >= routine.steps.length) {
    replay.isOver = true;
    yield { kind: 'content', content: words.finished(leftOut) };
    return;
  }
  const proposal = await nextProposal(context, replay, signal);
  // Nobody hears it any more; asked again, the replay looks again.
  if (signal.aborted) return;
  if (proposal.kind === 'unreadable' || proposal.kind === 'stopped') {
    replay.isOver = true;
    const content =
      proposal.kind === 'stopped' ? words.stopped(proposal) : words.unreadable(at, proposal.why);
    yield { kind: 'content', content };
    return;
  }
  yield { kind: 'content', content: words.proposes(at, proposal) };
  const actions = proposal.rows.map(({ action }) => action);
  if (actions.length === 0) {
    replay.open = { toolId: undefined, proposal };
    return;
  }
  const toolId = context.ports.newId();
  replay.open = { toolId, proposal };
  yield { kind: 'tool_call', toolName: 'page_action', arguments: JSON.stringify({ actions }), toolId };
}

/** Milliseconds for what a page adds after it has settled. */
const PATIENCE = 4_000;

/** Looks again when the page changes: what follows the first card may still be on its way. */
async function nextProposal(
  { ports, store }: Context,
  { routine, at, values }: Replay,
  signal: AbortSignal,
): Promise<Proposal | Stopped | { kind: 'unreadable'; why: string }> {
  const deadline = ports.clock.now() + (at === 0 ? 0 : PATIENCE);
  try {
    for (;;) {
      const place = await placeOf(ports, store);
      const proposal = await proposeSteps(ports, place, routine, { from: at, values });
      const mayCome = proposal.kind === 'stopped' && proposal.obstacle.kind === 'missing';
      if (!mayCome || signal.aborted || ports.clock.now() >= deadline) return proposal;
      await Promise.race([ports.page.nextChange(place), past(ports, deadline), whenStopped(signal)]);
    }
  } catch (thrown) {
    const { message } = failureOf(thrown);
    return { kind: 'unreadable', why: ports.settings().messages.person.word(message) };
  }
}

function past({ clock }: ReplayPorts, deadline: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  clock.after(Math.max(0, deadline - clock.now()), resolve);
  return promise;
}

/** The page that the turn loop has just read for this request. */
async function placeOf({ page }: ReplayPorts, store: PanelStore): Promise<Place> {
  const { workingIn } = store.getState().pageContext;
  const tabId = workingIn ?? (await page.activeTab()).tabId;
  const { frames } = await page.listFrames(tabId);
  const documentId = frames.find(({ isTop }) => isTop)?.documentId ?? '';
  return { tabId, documentId, sharedTabs: sharedTabs(store) };
}
