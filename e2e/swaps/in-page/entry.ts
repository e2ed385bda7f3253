import type { SwapCase } from '../cases.ts';
import { type Armed, armChange, UNCHANGED } from './arm-change.ts';
import { type Recorder, recordEffects } from './effects.ts';
import { planSwaps } from './plan-swaps.ts';
import { type Promised, promisesOf } from './promises.ts';
import { buildStage, type Stage } from './stage.ts';
import { answerForClosedRoots } from './words.ts';

let staged: { stage: Stage; armed: Armed; recorder: Recorder; promised: Promised[] } | undefined;

function current(): NonNullable<typeof staged> {
  if (!staged) throw new Error('Nothing is staged.');
  return staged;
}

/** What Node calls in the page's own world. */
export const swaps = {
  plan: planSwaps,
  stage: ({ scene, task, change, moment, frame, isOnTarget }: SwapCase): void => {
    const stage = buildStage(scene, task, frame);
    const recorder = recordEffects(stage);
    const armed = change === '' ? UNCHANGED : armChange(stage, change, moment, isOnTarget);
    staged = { stage, armed, recorder, promised: [] };
  },
  /** The card is shown: what it promises is kept, and the page may begin. */
  show: async (): Promise<void> => {
    const { stage, armed } = current();
    Object.assign(current(), { promised: promisesOf(stage) });
    await armed.start();
  },
  begin: (row: number): void => current().recorder.begin(row, current().promised[row] ?? {}),
  nextEffect: (): Promise<void> => current().recorder.next(),
  report: () => ({ effects: current().recorder.effects, hasHappened: current().armed.hasHappened() }),
};

export type Swaps = typeof swaps;
answerForClosedRoots();
Object.assign(globalThis, { swaps });
