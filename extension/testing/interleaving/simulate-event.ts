import { expect } from 'vitest';
import { ARMING_MILLISECONDS } from '../../entrypoints/sidepanel/approval/gate.ts';
import { isOpen, tabOfCall } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { ScriptedAnswer } from '../simulation/simulated-backend.ts';
import { ORIGIN } from '../simulation/simulated-elements.ts';
import { allowReading, choose, edit, point } from './change-card.ts';
import { QUOTE } from './check-requests.ts';
import { type ExecutionLog, look, seeRows } from './execution-log.ts';
import { considerAndApprove, pressApprove, pressReject, pressReturnToModel, pressUndo } from './press.ts';
import { withToolIds } from './proposals.ts';
import type { EventOf, SimulatedEvent } from './simulated-event.ts';

/** Events of a page happen in the tab of the waiting card, else in the one in front. */
export async function simulateEvent(log: ExecutionLog, event: SimulatedEvent): Promise<void> {
  const { page } = log.panel;
  const call = log.panel.waiting();
  page.watched = (call && tabOfCall(call)) ?? page.front;
  await simulate(log, event.kind, event);
}

function simulate<Kind extends SimulatedEvent['kind']>(
  log: ExecutionLog,
  kind: Kind,
  event: EventOf<Kind>,
): void | Promise<void> {
  return simulations[kind](log, event);
}

type Simulations = {
  [Kind in SimulatedEvent['kind']]: (log: ExecutionLog, event: EventOf<Kind>) => void | Promise<void>;
};

const FOREIGN = 'https://other.example';

/** The program proposes nothing more: the panel listens. */
const NO_NEXT_CALL: ScriptedAnswer = { calls: [], text: '', end: 'hang' };

const PROGRAM = { id: 'mcp:1', name: 'Harbour' };

const simulations: Simulations = {
  send: sendMessage,
  'send-again': (log, { which }) => sendAgain(log, which),
  ask: (log, { answer }) => {
    log.panel.backend.script.push(withToolIds(answer));
    sendMessage(log);
  },
  answer: ({ panel }, { answer }) => {
    panel.backend.script.push(withToolIds(answer));
  },
  stop: ({ panel }) => panel.turn().stop(),
  reload: async log => {
    await log.panel.reload();
    log.conversation = undefined;
    log.ticked = undefined;
  },
  'try-again': ({ panel }) => panel.turn().tryAgain(),
  continue: ({ panel }) => panel.turn().continueTurn(),
  // Not awaited: a held run would hold this back too.
  'new-chat': ({ panel }) => void panel.turn().newChat(),
  'open-other': openOther,
  'begin-program': ({ panel }, { answer }) => {
    panel.backend.script.push(withToolIds(answer), NO_NEXT_CALL);
    // Not awaited, as with a new chat.
    void panel.turn().beginProgram(PROGRAM);
  },
  'stop-program': ({ panel }) => panel.turn().stopProgram(PROGRAM.id),
  wait: ({ panel }, { milliseconds }) => panel.clock.advance(milliseconds),
  connections: ({ panel }, { offersResume, cuts }) => {
    Object.assign(panel.backend, { offersResume, cuts: [...cuts] });
  },
  agree: ({ panel }, { given }) => {
    panel.consent = given;
  },
  'include-page': ({ panel }, { isIncluded }) => panel.turn().includePage(isIncluded),
  quote: ({ panel }, { isTaken }) => panel.turn().quote(isTaken ? QUOTE : undefined),

  approve: (log, { clicks, trusted, repeated }) => {
    for (let click = 0; click < clicks; click += 1) pressApprove(log, { trusted, repeated });
  },
  'consider-and-approve': considerAndApprove,
  'take-over': takeOver,
  'choose-and-approve': log => {
    for (const row of [0, 1, 2]) choose(log, { row, sizes: [1] });
    return considerAndApprove(log);
  },
  'allow-reading': async (log, { isTicked, waits, trusted, answers }) => {
    const { panel } = log;
    const isWaiting = panel.waiting() !== undefined;
    panel.backend.script.push(...(isWaiting ? answers.slice(1) : answers).map(withToolIds));
    if (!isWaiting) sendMessage(log);
    await look(log);
    allowReading(log, isTicked);
    if (!panel.waiting()) return;
    if (waits) await panel.clock.advance(ARMING_MILLISECONDS);
    pressApprove(log, { trusted, repeated: false });
  },
  choose,
  tick: async (log, { row, isTicked, isDecided }) => {
    log.panel.turn().tickRow(log.panel.waiting()?.id ?? '', row, isTicked);
    if (isDecided) await considerAndApprove(log);
  },
  edit: async (log, event) => {
    edit(log, event);
    if (event.isDecided) await considerAndApprove(log);
  },
  count: async (log, { elementId, step, isDecided }) => {
    log.panel.page.tab.elements.count(elementId, step);
    // A name may count while the person looks on, who may press right after the next step.
    if (step <= 2) {
      await log.panel.clock.advance(1_000);
      log.panel.page.tab.elements.count(elementId, step);
    }
    if (isDecided) pressApprove(log);
  },
  cover: ({ panel }, { isCovered }) =>
    isCovered ? panel.turn().hideCard() : panel.turn().armCard(panel.waiting()?.id ?? ''),
  resize: ({ panel }, { isWholeInView }) => {
    panel.isWholeInView = isWholeInView;
  },
  scroll: seeRows,
  point,
  reject: pressReject,
  return: pressReturnToModel,
  undo: (log, { clicks, ...event }) => {
    for (let click = 0; click < clicks; click += 1) pressUndo(log, event);
  },

  navigate: ({ panel }) => panel.page.tab.navigate(),
  hold: ({ panel }) => panel.page.hold(),
  'let-go': ({ panel }) => panel.page.letGo(),
  forbid: ({ panel: { page } }) => {
    page.tabs.refusing = { origin: page.tab.origin, rule: 'read-only' };
  },
  permit: ({ panel }) => {
    panel.page.tabs.refusing = undefined;
  },
  revoke: ({ panel, grants }) => {
    panel.grants.revoke(panel.page.tab.origin);
    grants.revoke(panel.page.tab.origin);
  },
  midnight: ({ panel }) => panel.grants.passMidnight(),
  'turn-back': ({ panel }) => panel.grants.turnBack(3_600_000),
  move: ({ panel: { page } }, { isForeign }) => {
    page.tab.origin = isForeign ? FOREIGN : ORIGIN;
    page.tab.navigate();
  },
  frame: ({ panel }, { isForeign }) => {
    panel.page.tab.frame = isForeign ? FOREIGN : undefined;
  },
  mutate: ({ panel }, { elementId }) => panel.page.tab.elements.mutate(elementId),
  turn: ({ panel }, { elementId, isReported }) => {
    panel.page.tab.elements.toggles.turn(elementId);
    if (isReported) panel.page.reportChange();
  },
  remove: ({ panel }, { elementId }) => panel.page.tab.elements.remove(elementId),
  kill: ({ panel }, { when, times }) => panel.page.killWorker(when, times),
  access: ({ panel }, { readable }) => {
    panel.page.readable = readable;
  },
  select: ({ panel }, { text }) => {
    panel.page.tab.selectedText = text;
  },
  front: ({ panel }, { tabId }) => {
    if (panel.page.tabs.open.has(tabId)) panel.page.front = tabId;
    panel.reportFront();
  },
  'close-tab': ({ panel }, { tabId }) => {
    const { tabs, front } = panel.page;
    tabs.close(tabId);
    panel.page.front = [...tabs.open.keys()].at(-1) ?? front;
    panel.reportFront();
  },
  share: ({ panel, shared }, { tabId }) => {
    panel.turn().shareTab(tabId);
    shared.add(tabId);
  },
  unshare: ({ panel }, { tabId }) => panel.turn().unshareTab(tabId),
};

/** A new message closes open calls at the backend, so none may be open here. */
function sendMessage({ panel }: ExecutionLog): void {
  if (panel.turn().send('Do it')) expect(panel.calls().filter(isOpen)).toEqual([]);
}

/** The backend forgets what followed, so nothing of it may be open here. */
function sendAgain({ panel }: ExecutionLog, which: number): void {
  const idsNow = (): string[] =>
    panel
      .store()
      .getState()
      .conversation.entries.map(({ id }) => id);
  const { entries } = panel.store().getState().conversation;
  const ids = idsNow();
  const written = entries.filter(({ kind }) => kind === 'person');
  const ran = panel.page.executions.length;
  if (!panel.turn().sendAgain(written[which % written.length]?.id ?? 'nobody', 'Do it again')) return;
  expect(panel.calls().filter(isOpen)).toEqual([]);
  expect(idsNow().slice(0, ids.length)).toEqual(ids);
  expect(panel.page.executions).toHaveLength(ran);
}

/** A conversation of the list with its open calls. Not awaited, as with a new chat. */
function openOther({ panel }: ExecutionLog): void {
  const { id } = panel.store().getState().conversation;
  const other = [...panel.records.kept.keys()].find(candidate => candidate !== id);
  if (other !== undefined) void panel.turn().conversations.open(other);
}

/** While the person does the step by hand, nothing approves its card. */
async function takeOver(log: ExecutionLog, { isDone }: EventOf<'take-over'>): Promise<void> {
  const { panel } = log;
  const call = panel.waiting();
  if (!call) return;
  panel.turn().setCardAside(call.id);
  await panel.clock.advance(ARMING_MILLISECONDS);
  if (panel.waiting()?.id !== call.id) return;
  // Too early, or for a reason that an approval of a stale or incomplete card has besides.
  expect(panel.press()).not.toBe('accepted');
  if (isDone) pressReject(log, { kind: 'reject', trusted: true, reason: 'Too dear' });
  else panel.turn().armCard(call.id);
}
