import { createRandom } from '../page/random-numbers.ts';
import type { Planned } from './in-page/plan-swaps.ts';
import type { Frame } from './in-page/stage.ts';
import { type Moment, momentsOf } from './moments.ts';
import { requireTask } from './scenes/scenes.ts';

export const SEED = 15;
/** The cases of a full run. */
export const FULL_SIZE = 2600;

export interface SwapCase extends Planned {
  moment: Moment;
  frame: Frame;
  /** The page listens on the element itself and not on the document. */
  isOnTarget: boolean;
}

export function labelOf({ scene, task, change, moment, frame }: SwapCase): string {
  return [scene, task, change, moment.name, ...(frame === 'plain' ? [] : [frame])].join(' · ');
}

/** Every change at every moment; the seed decides how each stands in its page. */
export function allCases(planned: readonly Planned[], seed: number): SwapCase[] {
  return planned.flatMap(each =>
    momentsOf(requireTask(each.scene, each.task).task).map((moment): SwapCase => {
      const chance = createRandom(hashOf(`${seed} ${each.scene} ${each.task} ${each.change} ${moment.name}`));
      return {
        ...each,
        moment,
        frame: moment.isFar ? 'far' : (FRAMES[chance.below(10)] ?? 'plain'),
        isOnTarget: chance.isIn(0.5),
      };
    }),
  );
}

const FRAMES: readonly Frame[] = ['shadow', 'far', 'ticking', 'restless'];

/** Whether a content script could have checked the page before it acted. */
export const isCheckable = ({ moment }: SwapCase): boolean => moment.group !== 'beyond';

/** As many of each change and moment as there are places, the same for the same seed. */
export function sampleOf(cases: readonly SwapCase[], size: number, seed: number): SwapCase[] {
  const shuffled = cases
    .map(each => ({ each, order: hashOf(`${seed} ${labelOf(each)}`) }))
    .sort((one, other) => one.order - other.order)
    .map(({ each }) => each);
  const groups = [...Map.groupBy(shuffled, ({ change, moment }) => `${change} ${moment.group}`).values()];
  const rounds = Math.max(...groups.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) => groups.flatMap(group => group[round] ?? []));
  return inTurn.flat().slice(0, size);
}

/** https://en.wikipedia.org/wiki/Fowler–Noll–Vo_hash_function */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return hash;
}
