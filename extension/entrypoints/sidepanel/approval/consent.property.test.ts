import { describe, test } from 'vitest';
import {
  afterwards,
  anything,
  cardLife,
  listening,
  restlessPage,
  staleCard,
  travels,
  turningPage,
} from '../../../testing/interleaving/arbitraries.ts';
import { checkProperty } from '../../../testing/interleaving/check-property.ts';
import { runScenario } from '../../../testing/interleaving/run-scenario.ts';
import type { SimulatedEvent } from '../../../testing/interleaving/simulated-event.ts';
import type { ScriptedAnswer } from '../../../testing/simulation/simulated-backend.ts';
import { REFUSED, SECRET } from '../../../testing/simulation/simulated-elements.ts';

/** Checks the consent invariants of design.md over random interleavings of the events in a call's life. */

describe('a tool call, in any order of events', () => {
  test('runs only what was shown and approved, once, and gets exactly one result', async () => {
    await checkProperty({
      events: anything,
      inRuns: 1000,
      moreThan: {
        approvals: 700,
        executions: 800,
        others: 300,
        named: 40,
        granted: 200,
        uploads: 25,
        undone: 140,
        undoNotices: 80,
        heldBack: 80,
        quoted: 60,
        toPrograms: 300,
        turned: 80,
      },
    });
  }, 600_000);

  test('runs as edited on the card, and the model learns of the edits', async () => {
    await checkProperty({
      events: cardLife,
      inRuns: 600,
      moreThan: { edited: 40, unticked: 35, counted: 28, named: 50 },
    });
  }, 600_000);

  test('runs the rest of a batch whose page has changed only after another press', async () => {
    await checkProperty({ events: restlessPage, inRuns: 600, moreThan: { shownAgain: 100, scrolled: 80 } });
  }, 600_000);

  test('turns over only what its row said, whenever the page turns it over too', async () => {
    await checkProperty({ events: turningPage, inRuns: 600, moreThan: { turned: 300, shownAgain: 100 } });
  }, 600_000);

  test('returns to the model only by a press, and runs nothing, when all its targets are gone', async () => {
    await checkProperty({
      events: staleCard,
      inRuns: 600,
      moreThan: { returned: 25, approvals: 80, named: 12 },
    });
  }, 600_000);

  test('asks again on each page and in each tab, and finally reports what it did on all of them', async () => {
    await checkProperty({
      events: travels,
      inRuns: 300,
      moreThan: { steps: 50, inBrowser: 130, elsewhere: 8, leftBehind: 3, executions: 400, named: 60 },
    });
  }, 600_000);

  test('of a program is undone between two calls, and stopped with it', async () => {
    await checkProperty({
      events: listening,
      inRuns: 300,
      moreThan: { toPrograms: 300, undoneWhileListening: 60, undone: 100 },
    });
  }, 600_000);

  test('is undone once, only by a press, and the model learns of it', async () => {
    await checkProperty({
      events: afterwards,
      inRuns: 500,
      moreThan: { uploads: 30, undone: 220, undoNotices: 90, others: 300 },
    });
  }, 600_000);
});

function fillAndFill(value: string): SimulatedEvent {
  const fill = { action: 'fill', target: { elementId: 'e_1' } };
  const actions = [
    { ...fill, params: { value } },
    { ...fill, params: { value: 'tea' } },
  ];
  const call = { toolName: 'page_action', arguments: JSON.stringify({ actions }) };
  return { kind: 'ask', answer: { calls: [call], end: 'complete' } };
}

function written(value: string): SimulatedEvent {
  return { kind: 'edit', row: 0, which: 0, value, isDecided: false };
}

function calls(
  toolName: string,
  given: object,
  times = 1,
  end: 'complete' | 'error' = 'complete',
): SimulatedEvent {
  const call = { toolName, arguments: JSON.stringify(given) };
  return { kind: 'answer', answer: { calls: Array.from({ length: times }, () => call), end } };
}

const SELECTION: ScriptedAnswer = {
  calls: [{ toolName: 'get_selected_text', arguments: '{}' }],
  end: 'complete',
};

const READING: SimulatedEvent = {
  kind: 'allow-reading',
  isTicked: true,
  waits: true,
  trusted: false,
  answers: [SELECTION, SELECTION],
};

const FILL = { action: 'fill', target: { elementId: 'e_1' }, params: { value: 'tea' } };

const POINTED: SimulatedEvent = { kind: 'point', row: 0, elementId: SECRET };

// Found by fast-check and shrunk.
test.each<[string, SimulatedEvent[]]>([
  ['a secret is pointed at for a row that can’t be done', [fillAndFill(REFUSED), POINTED, written('tea')]],
  [
    'a secret is pointed at for a row that an edit made impossible',
    [fillAndFill('tea'), written(REFUSED), POINTED, written('tea')],
  ],
  [
    'a secret is pointed at, and the page answers late',
    [fillAndFill('tea'), { kind: 'kill', when: 'before', times: 3 }, POINTED, written('tea')],
  ],
  [
    'the person stops when the backend has just taken a result, and tries again',
    [
      READING,
      calls('use_browser', { action: 'help' }, 2),
      calls('use_browser', {
        action: 'execute_js',
        action_params: { code: 'return document.images.length' },
      }),
      calls('page_action', { actions: [FILL] }, 2),
      { kind: 'include-page', isIncluded: false },
      calls('use_browser', { action: 'fly', action_params: { elementId: 'e_1' } }, 1, 'error'),
      { kind: 'connections', offersResume: true, cuts: [] },
      { kind: 'undo', whole: false, which: 0, trusted: false, repeated: false, clicks: 1 },
      { kind: 'edit', row: 0, which: 0, value: 'tea', isDecided: true },
      { kind: 'stop' },
    ],
  ],
])('holds where %s', async (_what, events) => {
  await runScenario(events);
});
