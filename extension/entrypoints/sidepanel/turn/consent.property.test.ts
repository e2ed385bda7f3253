import { readResultMessage } from '@assent/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../../operations/writing/chosen-files.ts';
import { ARMING_MILLISECONDS } from '../consent/gate.ts';
import { type Call, isOpen, isSettled } from '../conversation/call.ts';
import { cardSchema, type Row } from '../conversation/card.ts';
import { callsOfTurn, undoableRows } from '../conversation/undoable.ts';
import { type GrantWitness, grantWitness } from './simulation/grant-witness.ts';
import type { ScriptedAnswer, ScriptedCall } from './simulation/simulated-backend.ts';
import { settle } from './simulation/simulated-clock.ts';
import { REFUSED, SECRET } from './simulation/simulated-elements.ts';
import { type SimulatedPanel, simulatePanel } from './simulation/simulated-panel.ts';
import { ORIGIN } from './simulation/simulated-place.ts';

/** The consent invariants of design.md, over random interleavings of everything that can happen to a call. */

const action = fc.record({
  action: fc.constantFrom('fill', 'fill', 'click', 'click', 'upload', 'highlight'),
  // Nothing on the page has the last id.
  target: fc.record({ elementId: fc.constantFrom('e_1', 'e_2', 'e_3', 'e_1', 'e_2', 'e_9') }),
  params: fc.record({
    fails: fc.constantFrom(false, false, true),
    value: fc.constantFrom('tea', 'tea', 'tea', 'tea', 'tea', REFUSED),
  }),
});
const scriptedCall: fc.Arbitrary<ScriptedCall> = fc.oneof(
  { weight: 3, arbitrary: reading() },
  { weight: 6, arbitrary: pageAction() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { toolName: 'page_action', arguments: 'broken' },
      { toolName: 'get_selected_text', arguments: '{}' },
      { toolName: 'search_web', arguments: '{"q":"x"}' },
    ),
  },
);
/** A call that does nothing but read. */
function reading(): fc.Arbitrary<ScriptedCall> {
  const target = fc.record({ elementId: fc.constantFrom('e_1', 'e_2') });
  return fc.oneof(
    fc.constant({ toolName: 'get_selected_text', arguments: '{}' }),
    fc
      .array(fc.record({ action: fc.constant('read'), target }), { minLength: 1, maxLength: 2 })
      .map(actions => ({
        toolName: 'page_action',
        arguments: JSON.stringify(actions),
      })),
  );
}
function pageAction(): fc.Arbitrary<ScriptedCall> {
  return fc.array(action, { minLength: 1, maxLength: 3 }).map(actions => ({
    toolName: 'page_action',
    arguments: JSON.stringify(actions),
  }));
}
const scriptedAnswer: fc.Arbitrary<ScriptedAnswer> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      calls: fc.array(scriptedCall, { minLength: 1, maxLength: 2 }),
      end: fc.constantFrom('complete', 'complete', 'complete', 'complete', 'cut', 'error', 'hang'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      calls: fc.constant<ScriptedCall[]>([]),
      end: fc.constantFrom('complete', 'cut', 'error', 'hang', 'unreachable'),
    }),
  },
);

type Happening =
  | { kind: 'send' | 'stop' | 'reload' | 'try-again' | 'go-on' | 'new-chat' | 'navigate' | 'hold' | 'let-go' }
  | { kind: 'send-again'; which: number }
  | { kind: 'answer' | 'ask'; answer: ScriptedAnswer }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'connections'; offersTakeUp: boolean; cuts: (number | 'down')[] }
  | { kind: 'open-other' }
  | { kind: 'approve'; trusted: boolean; repeated: boolean; clicks: number }
  | { kind: 'consider-and-approve' }
  | { kind: 'allow-reading'; isTicked: boolean; waits: boolean; trusted: boolean; answers: ScriptedAnswer[] }
  | { kind: 'revoke' | 'midnight' | 'turn-back' }
  | { kind: 'move' | 'frame'; isForeign: boolean }
  | { kind: 'choose'; row: number; sizes: number[] }
  | { kind: 'choose-and-approve' }
  | { kind: 'tick'; row: number; isTicked: boolean; isDecided: boolean }
  | { kind: 'edit'; row: number; value: string; isDecided: boolean }
  | { kind: 'count'; elementId: string; step: number; isDecided: boolean }
  | { kind: 'cover'; isCovered: boolean }
  | { kind: 'reject'; trusted: boolean; reason: string }
  | { kind: 'undo'; whole: boolean; which: number; trusted: boolean; repeated: boolean; clicks: number }
  | { kind: 'mutate' | 'remove'; elementId: string }
  | { kind: 'kill'; when: 'before' | 'after'; times: number }
  | { kind: 'access'; readable: boolean }
  | { kind: 'agree'; given: boolean }
  | { kind: 'include-page'; isIncluded: boolean }
  | { kind: 'quote'; isTaken: boolean }
  | { kind: 'point'; row: number; elementId: string };

const elementId = fc.constantFrom('e_1', 'e_2', 'e_3');
const approve = fc.record({
  kind: fc.constant('approve' as const),
  trusted: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
  repeated: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  clicks: fc.integer({ min: 1, max: 3 }),
});
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'send' as const }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<Happening['kind'] & ('stop' | 'reload' | 'try-again' | 'go-on' | 'new-chat')>(
        'stop',
        'reload',
        'try-again',
        'go-on',
        'new-chat',
      )
      .map(kind => ({ kind })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('navigate' as const, 'hold' as const, 'let-go' as const)
      .map(kind => ({ kind })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('send-again' as const), which: fc.nat({ max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), answer: scriptedAnswer }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('ask' as const), answer: scriptedAnswer }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(100, 399, 400, 500, 600, 1_000, 40_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('connections' as const),
      offersTakeUp: fc.constantFrom(true, true, false),
      cuts: fc.array(fc.constantFrom(0, 1, 2, 'down' as const), { maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'open-other' as const }) },
  { weight: 8, arbitrary: approve },
  { weight: 14, arbitrary: fc.constant({ kind: 'consider-and-approve' as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('allow-reading' as const),
      isTicked: fc.constantFrom(true, true, true, false),
      waits: fc.constantFrom(true, true, true, false),
      trusted: fc.constantFrom(true, true, true, false),
      // What is asked where nothing waits, and what the model wants after it.
      answers: fc.tuple(
        fc.record({ calls: fc.tuple(reading()), end: fc.constant('complete' as const) }),
        fc.record({
          calls: fc.tuple(fc.oneof(reading(), scriptedCall)),
          end: fc.constant('complete' as const),
        }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('revoke' as const, 'midnight' as const, 'turn-back' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('move' as const, 'frame' as const),
      isForeign: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      row: fc.nat({ max: 2 }),
      sizes: fc.array(fc.constantFrom(1, 2, MAX_FILE_BYTES, MAX_FILE_BYTES + 1), { maxLength: 2 }),
    }),
  },
  { weight: 5, arbitrary: fc.constant({ kind: 'choose-and-approve' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      row: fc.nat({ max: 2 }),
      isTicked: fc.constantFrom(false, false, true),
      isDecided: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      row: fc.nat({ max: 2 }),
      value: fc.constantFrom('tea', 'coffee', 'cocoa', REFUSED),
      isDecided: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('count' as const),
      elementId,
      step: fc.constantFrom(1, 1, 1, 2, 3, 100),
      isDecided: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cover' as const), isCovered: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reject' as const),
      trusted: fc.boolean(),
      reason: fc.constantFrom('', 'Too dear'),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('undo' as const),
      whole: fc.boolean(),
      which: fc.nat({ max: 3 }),
      trusted: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
      repeated: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
      clicks: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('mutate' as const, 'remove' as const), elementId }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
      times: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('access' as const),
      readable: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('agree' as const), given: fc.constantFrom(true, true, false) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('point' as const),
      row: fc.nat({ max: 2 }),
      elementId: fc.constantFrom('e_1', 'e_2', 'e_3', 'e_9'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('include-page' as const),
      isIncluded: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('quote' as const),
      isTaken: fc.constantFrom(true, true, false),
    }),
  },
);

/** What the person saw and did, written down apart from the code that is tested. */
interface Witness {
  /** Call → the rows as they stood on the card at the one press that counted. */
  approved: Map<string, string>;
  /** With the reason that was given. */
  rejected: Map<string, string>;
  /** Key of a row → the files that were chosen for it when the press came that counted. */
  given: Map<string, readonly File[]>;
  /** What the person chose last for each row of the card that waits, in this very panel. */
  chosen: Map<string, readonly File[]>;
  /** Call → since when its card stands as it does. */
  shownAt: Map<string, number>;
  /** The one that stands in the panel. */
  conversation: string;
  /** What the card said when it was looked at last. */
  read: Map<string, string>;
  /** The panel that is watched now. */
  watched: unknown;
  /** The calls that a press of Undo which counted was about. */
  takenBack: Set<string>;
  /** The call whose box to allow reading was ticked last, in this very panel. */
  ticked: string | undefined;
  grants: GrantWitness;
}

async function happen(panel: SimulatedPanel, witness: Witness, now: Happening): Promise<void> {
  switch (now.kind) {
    case 'send':
      writeOn(panel);
      break;
    case 'send-again':
      sendAgain(panel, now.which);
      break;
    case 'stop':
      panel.turn().stop();
      break;
    case 'reload':
      await panel.reload();
      witness.shownAt.clear();
      witness.read.clear();
      witness.chosen.clear();
      witness.ticked = undefined;
      break;
    case 'try-again':
      panel.turn().tryAgain();
      break;
    case 'go-on':
      panel.turn().goOn();
      break;
    case 'new-chat':
      // Not awaited: a run that is held back would hold this back too.
      void panel.turn().newChat();
      break;
    case 'navigate':
      panel.page.navigate();
      break;
    case 'hold':
      panel.page.hold();
      break;
    case 'let-go':
      panel.page.letGo();
      break;
    case 'ask':
      panel.backend.script.push(withToolIds(now.answer));
      writeOn(panel);
      break;
    case 'answer':
      panel.backend.script.push(withToolIds(now.answer));
      break;
    case 'wait':
      await panel.clock.advance(now.milliseconds);
      break;
    case 'connections':
      Object.assign(panel.backend, { offersTakeUp: now.offersTakeUp, cuts: [...now.cuts] });
      break;
    case 'open-other':
      openOther(panel);
      break;
    case 'approve':
      for (let click = 0; click < now.clicks; click += 1) pressApprove(panel, witness, now);
      break;
    case 'consider-and-approve':
      await considerAndApprove(panel, witness);
      break;
    case 'allow-reading':
      await allowReading(panel, witness, now);
      break;
    case 'revoke':
      panel.grants.revoke(panel.page.place.origin());
      witness.grants.revoke(panel.page.place.origin());
      break;
    case 'midnight':
      panel.grants.passMidnight();
      break;
    case 'turn-back':
      panel.grants.turnBack(3_600_000);
      break;
    case 'move':
      panel.page.place.moveTo(now.isForeign ? 'https://other.example' : ORIGIN);
      panel.page.navigate();
      break;
    case 'frame':
      panel.page.place.showFrame(now.isForeign ? 'https://other.example' : undefined);
      break;
    case 'choose':
      choose(panel, witness, now.row, now.sizes);
      break;
    case 'choose-and-approve':
      for (const row of [0, 1, 2]) choose(panel, witness, row, [1]);
      await panel.clock.advance(ARMING_MILLISECONDS);
      pressApprove(panel, witness, { trusted: true, repeated: false });
      break;
    case 'reject':
      pressReject(panel, witness, now);
      break;
    case 'undo':
      for (let click = 0; click < now.clicks; click += 1) pressUndo(panel, witness, now);
      break;
    case 'tick':
      panel.turn().tickRow(panel.waiting()?.id ?? '', now.row, now.isTicked);
      if (now.isDecided) await considerAndApprove(panel, witness);
      break;
    case 'edit':
      edit(panel, now);
      if (now.isDecided) await considerAndApprove(panel, witness);
      break;
    case 'count':
      await countUp(panel, now);
      if (now.isDecided) pressApprove(panel, witness, { trusted: true, repeated: false });
      break;
    case 'cover':
      if (now.isCovered) panel.turn().hideCard();
      else panel.turn().showCard(panel.waiting()?.id ?? '');
      break;
    case 'mutate':
      panel.page.mutate(now.elementId);
      break;
    case 'remove':
      panel.page.remove(now.elementId);
      break;
    case 'kill':
      panel.page.killWorker(now.when, now.times);
      break;
    case 'access':
      panel.page.readable = now.readable;
      break;
    case 'agree':
      panel.setConsent(now.given);
      break;
    case 'point':
      point(panel, witness, now);
      break;
    case 'include-page':
      panel.turn().includePage(now.isIncluded);
      break;
    case 'quote':
      panel.turn().quote(now.isTaken ? QUOTE : undefined);
      break;
  }
}

/** A conversation of the list, with whatever was left open in it. Not awaited, as with a new chat. */
function openOther(panel: SimulatedPanel): void {
  const { id } = panel.store().getState().conversation;
  const other = [...panel.records.kept.keys()].find(candidate => candidate !== id);
  if (other !== undefined) void panel.turn().conversations.open(other);
}

/** The box on the card changes what a press means, so that the card has to stand for a while again. */
async function allowReading(
  panel: SimulatedPanel,
  witness: Witness,
  { isTicked, waits, trusted, answers }: Extract<Happening, { kind: 'allow-reading' }>,
): Promise<void> {
  const isWaiting = panel.waiting() !== undefined;
  panel.backend.script.push(...(isWaiting ? answers.slice(1) : answers).map(withToolIds));
  if (!isWaiting) writeOn(panel);
  await look(panel, witness);
  const call = panel.waiting();
  if (!call) return;
  panel.turn().allowReading(call.id, isTicked);
  if (call.readsOn !== undefined) witness.shownAt.set(call.id, panel.clock.now());
  if (call.readsOn !== undefined) witness.ticked = isTicked ? call.id : undefined;
  if (waits) await panel.clock.advance(ARMING_MILLISECONDS);
  pressApprove(panel, witness, { trusted, repeated: false });
}

/** Another target is another card, which has to stand for a while again. */
function point(panel: SimulatedPanel, witness: Witness, at: { row: number; elementId: string }): void {
  const call = panel.waiting();
  panel.page.pointing.at = at.elementId;
  panel.turn().pickTarget(call?.id ?? '', at.row);
  const card = call?.state.status === 'awaiting' ? call.state.card : undefined;
  if (call && card?.kind === 'actions' && card.rows[at.row]) witness.shownAt.set(call.id, panel.clock.now());
}

async function considerAndApprove(panel: SimulatedPanel, witness: Witness): Promise<void> {
  await panel.clock.advance(ARMING_MILLISECONDS);
  pressApprove(panel, witness, { trusted: true, repeated: false });
}

/** A choice changes what the card shows, so that it has to stand for a while again. */
function choose(panel: SimulatedPanel, witness: Witness, row: number, sizes: readonly number[]): void {
  const call = panel.waiting();
  // A file's size is all that anybody asks of it before it is read, and 32 MB would take long to make.
  const files = sizes.map(size => Object.defineProperty(new File([], 'a'), 'size', { value: size }));
  panel.turn().chooseFiles(call?.id ?? '', row, files);
  if (!call) return;
  witness.chosen.set(`${call.id}:${row}`, files);
  witness.shownAt.set(call.id, panel.clock.now());
}

/** A secret must not be taken in on the card, where it would be kept and told. */
function edit(panel: SimulatedPanel, { row, value }: Extract<Happening, { kind: 'edit' }>): void {
  const call = panel.waiting();
  const rows = call ? cardRows(call) : [];
  const editable = rows.flatMap(({ action: { action: verb } }, index) => (verb === 'fill' ? [index] : []));
  const index = editable[row % editable.length] ?? row;
  const isHush = rows[index]?.action.target.elementId === SECRET;
  panel.turn().changeValue(call?.id ?? '', index, 'value', isHush ? HUSH : value);
}

const HUSH = 'hunter2';

/** Now and then it goes on while the person looks on, who may press right after the next step. */
async function countUp(
  panel: SimulatedPanel,
  { elementId: id, step }: Extract<Happening, { kind: 'count' }>,
): Promise<void> {
  panel.page.count(id, step);
  if (step > 2) return;
  await panel.clock.advance(1_000);
  panel.page.count(id, step);
}

function cardRows({ state }: Call): readonly Row[] {
  return state.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
}

/** Notes when what the person can read on the card became another, whoever made it so. Numbers that count may go on. */
function follow(panel: SimulatedPanel, witness: Witness): void {
  if (witness.watched === panel.store()) return;
  witness.watched = panel.store();
  const note = (): void => {
    const call = panel.waiting();
    if (!call) return;
    const legible = readingOf(call);
    if (witness.read.get(call.id) === legible) return;
    if (witness.read.has(call.id)) witness.shownAt.set(call.id, panel.clock.now());
    witness.read.set(call.id, legible);
  };
  note();
  panel.store().subscribe(note);
}

function readingOf(call: Call): string {
  const rows = cardRows(call).map(({ preview, ...row }) => {
    const { step: _step, documentId: _documentId, ...said } = row;
    if (preview.status !== 'bound') return { ...said, preview };
    const { binding: _binding, facts, ...shown } = preview;
    return { ...said, shown, name: facts?.name.replace(/\(\d+\)/u, '') };
  });
  return JSON.stringify(rows);
}

/** A new message closes at the backend what was open, so nothing may stay open here. */
function writeOn(panel: SimulatedPanel): void {
  if (panel.turn().send('Do it')) expect(panel.calls().filter(isOpen)).toEqual([]);
}

/** Also at the backend what followed is forgotten, so nothing of it may stay open here. */
function sendAgain(panel: SimulatedPanel, which: number): void {
  const { entries } = panel.store().getState().conversation;
  const written = entries.filter(({ kind }) => kind === 'person');
  const id = written[which % written.length]?.id ?? 'nobody';
  const ran = panel.page.executions.length;
  if (!panel.turn().sendAgain(id, 'Do it again')) return;
  expect(panel.calls().filter(isOpen)).toEqual([]);
  expect(
    panel
      .store()
      .getState()
      .conversation.entries.slice(0, entries.length)
      .map(it => it.id),
  ).toEqual(entries.map(it => it.id));
  expect(panel.page.executions).toHaveLength(ran);
}

let toolIds = 0;
function withToolIds({ calls, end }: ScriptedAnswer): ScriptedAnswer {
  const named = calls.map(call => {
    toolIds += 1;
    return { ...call, toolId: `tool_${toolIds}` };
  });
  return { calls: named, end };
}

function pressApprove(
  panel: SimulatedPanel,
  witness: Witness,
  { trusted, repeated }: { trusted: boolean; repeated: boolean },
): void {
  const call = panel.waiting();
  const verdict = panel.press({ trusted, repeated });
  if (verdict !== 'accepted' || call?.state.status !== 'awaiting') return;
  const shownAt = witness.shownAt.get(call.id) ?? Number.POSITIVE_INFINITY;
  expect(trusted && !repeated).toBe(true);
  expect(panel.clock.now() - shownAt).toBeGreaterThanOrEqual(ARMING_MILLISECONDS);
  expect(witness.approved.has(call.id)).toBe(false);
  expect(witness.rejected.has(call.id)).toBe(false);
  witness.approved.set(call.id, JSON.stringify(call.state.card));
  // What the person had before their eyes when they pressed.
  if (witness.ticked === call.id && call.readsOn !== undefined) witness.grants.allow(call.readsOn);
  for (const [key, files] of witness.chosen) if (key.startsWith(`${call.id}:`)) witness.given.set(key, files);
}

function pressReject(
  panel: SimulatedPanel,
  witness: Witness,
  { trusted, reason }: { trusted: boolean; reason: string },
): void {
  const call = panel.waiting();
  if (call && panel.turn().reject(call.id, { trusted, repeated: false }, reason) === 'accepted') {
    expect(trusted).toBe(true);
    witness.rejected.set(call.id, reason);
  }
}

/** Mostly where the panel offers it, and sometimes at any other call. */
function pressUndo(
  panel: SimulatedPanel,
  witness: Witness,
  { whole, which, trusted, repeated }: Extract<Happening, { kind: 'undo' }>,
): void {
  const offered = panel.calls().findLast(it => undoableRows(it).length > 0);
  const call = which === 0 ? panel.calls().at(-1) : (offered ?? panel.calls()[0]);
  if (!call) return;
  const busy = panel.store().getState().activity.status === 'busy';
  const entries = panel.store().getState().conversation.entries;
  const about = whole ? callsOfTurn(entries, call.id) : [call];
  const gesture = { trusted, repeated };
  const verdict = whole ? panel.turn().undoTurn(call.id, gesture) : panel.turn().undoCall(call.id, gesture);
  if (verdict !== 'accepted') return;
  expect({ trusted, repeated, busy }).toEqual({ trusted: true, repeated: false, busy: false });
  for (const { id } of about) witness.takenBack.add(id);
}

/** Nothing is taken back that was not done and asked for, nothing twice, and never while a call runs. */
function checkUndone(panel: SimulatedPanel, witness: Witness): void {
  const { executions, undone } = panel.page;
  expect(new Set(undone).size).toBe(undone.length);
  for (const key of undone) {
    expect(
      executions.filter(execution => execution.key === key && /"fill"/u.test(execution.action)),
    ).toHaveLength(1);
    expect(witness.takenBack.has(key.split(':')[0] ?? '')).toBe(true);
  }
}

async function look(panel: SimulatedPanel, witness: Witness): Promise<void> {
  await panel.look();
  const { id } = panel.store().getState().conversation;
  if (id !== witness.conversation) {
    witness.conversation = id;
    witness.shownAt.clear();
    witness.read.clear();
    witness.chosen.clear();
  }
  const call = panel.waiting();
  follow(panel, witness);
  if (call && !witness.shownAt.has(call.id)) witness.shownAt.set(call.id, panel.clock.now());
}

function rowsOf(card: string | undefined): readonly Row[] {
  const parsed = card === undefined ? undefined : cardSchema.parse(JSON.parse(card));
  return parsed?.kind === 'actions' ? parsed.rows : [];
}

/** The very thing that was shown, or, where the person saw its number count, the same a few numbers on. */
function expectShown(fingerprint: string, { preview, step }: Row): void {
  const binding =
    preview.status === 'bound' && preview.binding.kind === 'element' ? preview.binding : undefined;
  if (step === undefined || binding?.fingerprint === fingerprint) {
    expect(binding?.fingerprint).toBe(fingerprint);
    return;
  }
  const [, shape, count] = /^(.*)\/(\d+)$/u.exec(fingerprint) ?? [];
  const [, shown] = /\/(\d+)$/u.exec(binding?.fingerprint ?? '') ?? [];
  expect(binding?.shape).toBe(shape);
  expect(Math.abs(Number(count) - Number(shown))).toBeLessThanOrEqual(step * 2);
}

/** As the panel has it; a new chat takes it away, and then what ran was checked before. */
function cardOf(panel: SimulatedPanel, callId: string): string | undefined {
  const state = panel.calls().find(({ id }) => id === callId)?.state;
  return state && 'card' in state ? JSON.stringify(state.card) : undefined;
}

function checkExecutions(panel: SimulatedPanel, witness: Witness): void {
  const keys = panel.page.executions.map(execution => execution.key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, action: ran, fingerprint, files, grantedOrigin } of panel.page.executions) {
    const [callId = '', index = ''] = key.split(':');
    // Nobody was asked: the card that was never shown says what ran, and the witness of grants whether it might.
    const granted = grantedOrigin === undefined ? undefined : cardOf(panel, callId);
    if (grantedOrigin !== undefined) expect(witness.approved.has(callId)).toBe(false);
    if (grantedOrigin !== undefined && granted === undefined) continue;
    const shown = rowsOf(granted ?? witness.approved.get(callId))[Number(index)];
    expect(JSON.stringify(shown?.action)).toBe(ran);
    expect({ ...shown, unticked: shown?.unticked ?? false }).toMatchObject({ unticked: false });
    expect([shown?.draft, shown?.gone, shown?.blockedBy]).toEqual([undefined, undefined, undefined]);
    if (shown) expectShown(fingerprint, shown);
    expect(witness.rejected.has(callId)).toBe(false);
    checkFiles(ran, files, witness.given.get(key) ?? []);
  }
}

/** What asks for files runs with the very ones that were chosen when it was approved; what doesn't gets none. */
function checkFiles(ran: string, files: readonly File[], given: readonly File[]): void {
  expect(files.length > 0).toBe(isUpload(ran));
  if (!isUpload(ran)) return;
  expect(files.length).toBe(given.length);
  expect(files.every((file, index) => file === given[index])).toBe(true);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MAX_FILE_BYTES);
}

function isUpload(ran: string): boolean {
  return ran.includes('"upload"');
}

const QUOTE = { text: 'This page approves everything.', url: 'https://quoted.test/', title: 'Quoted' };

/** Words of a page are told as that alone, and only with what the person wrote about them. */
function quotedIn(panel: SimulatedPanel): number {
  const quoted = panel.backend.requests.filter(request => JSON.stringify(request).includes(QUOTE.text));
  for (const { message, message_id, current_page_info } of quoted) {
    expect(message).not.toContain(QUOTE.text);
    expect(message_id).toBeDefined();
    expect(current_page_info?.selectedText).toBe(QUOTE.text);
  }
  return quoted.length;
}

/** How often the backend was told what came of a call. */
function repliesTo(panel: SimulatedPanel, toolId: string): string[] {
  return panel.backend.accepted.flatMap(request => {
    if (request.role === 'function')
      return JSON.parse(request.message).toolId === toolId ? [request.message] : [];
    return request.tool_id === toolId ? [readResultMessage(request.message)?.result ?? ''] : [];
  });
}

function checkReplies(panel: SimulatedPanel, witness: Witness): void {
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
    const isChanged = !unticked && proposed !== undefined && proposed.params.value !== ran.params.value;
    expect(/unticked this action/u.test(result)).toBe(unticked);
    expect(result.includes('changed the value')).toBe(isChanged);
    if (isChanged && !result.includes('not told')) expect(result).toContain(`to “${ran.params.value}”`);
    if (unticked || isChanged) expect(told).toMatch(new RegExp(`\\b${index + 1}\\b`, 'u'));
  }
}

const UNDONE_NEWS = /taken back actions of yours with Undo/u;

/** The requests that the backend took in which the model hears of what was undone. */
function newsIn(panel: SimulatedPanel): string[] {
  return panel.backend.accepted.map(({ message }) => message).filter(message => UNDONE_NEWS.test(message));
}

/** What was never undone is never told of, and what is said to have been told was. */
function checkNews(panel: SimulatedPanel, witness: Witness): void {
  // By what was pressed: a new chat forgets the calls that the model was told of in the one before.
  if (witness.takenBack.size === 0) expect(newsIn(panel)).toEqual([]);
  if (panel.calls().some(call => call.undoing?.told)) expect(newsIn(panel).length).toBeGreaterThan(0);
  for (const call of panel.calls()) {
    for (const { progress } of call.undoing?.rows ?? []) expect(progress.status).toBe('ended');
  }
}

/** How many answers ended because the person had not agreed to anything being sent. */
function heldBack(panel: SimulatedPanel): number {
  const { entries } = panel.store().getState().conversation;
  const states = entries.flatMap(entry => (entry.kind === 'answer' ? [entry.state] : []));
  return states.filter(state => state.status === 'failed' && state.problem.kind === 'no-consent').length;
}

/** Time passes and whatever can be taken up is: then nothing may be left open but a card, though the page stays silent. */
async function comeToRest(panel: SimulatedPanel): Promise<void> {
  panel.backend.script.length = 0;
  panel.backend.cuts.length = 0;
  panel.setConsent(true);
  panel.page.killWorker('before', 0);
  panel.turn().hideCard();
  for (let round = 0; round < 8; round += 1) {
    await panel.clock.advance(60_000);
    if (panel.store().getState().activity.status === 'busy') panel.turn().stop();
    await panel.clock.advance(60_000);
    panel.turn().tryAgain();
    await settle();
    panel.turn().goOn();
    await settle();
  }
}

/** How often what the promises are about came to pass. */
interface Tally {
  executions: number;
  uploads: number;
  approvals: number;
  undone: number;
  told: number;
  edited: number;
  unticked: number;
  counted: number;
  heldBack: number;
  granted: number;
  quoted: number;
}

/** Lets random things happen, and checks after each what must hold. */
async function tryOut(happenings: fc.Arbitrary<Happening[]>, numRuns: number): Promise<Tally> {
  const ran = {
    executions: 0,
    uploads: 0,
    approvals: 0,
    undone: 0,
    told: 0,
    edited: 0,
    unticked: 0,
    counted: 0,
    heldBack: 0,
    granted: 0,
    quoted: 0,
  };
  const property = fc.asyncProperty(happenings, async given => {
    const panel = simulatePanel();
    const { witness, held } = await goThrough(panel, given);
    ran.heldBack += held;
    const approved = [...witness.approved.values()].flatMap(rowsOf);
    ran.executions += panel.page.executions.length;
    ran.uploads += panel.page.executions.filter(({ action: done }) => isUpload(done)).length;
    ran.approvals += witness.approved.size;
    ran.quoted += quotedIn(panel);
    ran.granted += witness.grants.granted();
    ran.undone += panel.page.undone.length;
    ran.told += newsIn(panel).length;
    ran.edited += approved.filter(({ proposed }) => proposed).length;
    ran.unticked += approved.filter(({ unticked }) => unticked).length;
    ran.counted += approved.filter(({ step }) => step).length;
  });
  await fc.assert(property, { numRuns });
  return ran;
}

async function goThrough(
  panel: SimulatedPanel,
  happenings: readonly Happening[],
): Promise<{ witness: Witness; held: number }> {
  const witness: Witness = {
    approved: new Map(),
    rejected: new Map(),
    given: new Map(),
    chosen: new Map(),
    shownAt: new Map(),
    conversation: '',
    read: new Map(),
    watched: undefined,
    takenBack: new Set(),
    ticked: undefined,
    grants: grantWitness(panel),
  };
  for (const now of happenings) {
    await happen(panel, witness, now);
    await look(panel, witness);
    checkExecutions(panel, witness);
    checkUndone(panel, witness);
    witness.grants.check();
    expect(panel.sentUnasked()).toEqual([]);
  }
  const held = heldBack(panel);
  await comeToRest(panel);
  witness.grants.check();
  checkExecutions(panel, witness);
  checkReplies(panel, witness);
  checkUndone(panel, witness);
  checkNews(panel, witness);
  expect(panel.store().getState().activity).toEqual({ status: 'idle' });
  expect(JSON.stringify([panel.kept(), panel.backend.requests])).not.toContain(HUSH);
  return { witness, held };
}

const anything = fc.array(happening, { minLength: 5, maxLength: 40, size: 'max' });

/** A card that waits, and what can happen to it before it is decided on. */
const cardLife: fc.Arbitrary<Happening[]> = fc
  .tuple(
    fc.record({ calls: fc.tuple(pageAction()), end: fc.constant<'complete'>('complete') }),
    fc.array(
      happening.filter(({ kind }) => ON_A_CARD.has(kind)),
      { minLength: 2, maxLength: 12, size: 'max' },
    ),
  )
  .map(([answer, happenings]) => [{ kind: 'ask', answer }, ...happenings]);

const ON_A_CARD: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>([
  'tick',
  'edit',
  'count',
  'cover',
  'wait',
  'mutate',
  'remove',
  'kill',
  'navigate',
  'reload',
  'choose',
  'approve',
  'reject',
]);

// A property that never gets as far as a run would prove nothing. Chance leaves each count well above its bound.
describe('a tool call, whatever happens to it', () => {
  test('runs only what was shown and approved, once, and gets exactly one result', async () => {
    const ran = await tryOut(anything, 900);
    expect(ran.approvals).toBeGreaterThan(250);
    expect(ran.executions).toBeGreaterThan(250);
    expect(ran.granted).toBeGreaterThan(30);
    expect(ran.uploads).toBeGreaterThan(4);
    expect(ran.undone).toBeGreaterThan(15);
    expect(ran.told).toBeGreaterThan(4);
    expect(ran.heldBack).toBeGreaterThan(10);
    expect(ran.quoted).toBeGreaterThan(20);
  }, 120_000);

  test('runs as the person and the page have made it on the card, and the model hears of what the person made', async () => {
    const ran = await tryOut(cardLife, 600);
    expect(ran.edited).toBeGreaterThan(8);
    expect(ran.unticked).toBeGreaterThan(8);
    expect(ran.counted).toBeGreaterThan(8);
  }, 120_000);
});
