import { type Change, editsOf } from '../changes/change.ts';
import { changes } from '../changes/changes.ts';
import { scenes } from '../scenes/scenes.ts';
import { promisesOf } from './promises.ts';
import { buildStage, NotThere, type Stage } from './stage.ts';

/** A change that makes a difference to a task's card. */
export interface Planned {
  scene: string;
  task: string;
  change: string;
}

/** Tries every change on every task, without the engine: what changes nothing that was promised is no swap. */
export function planSwaps(): Planned[] {
  return scenes.flatMap(scene =>
    scene.tasks.flatMap(task => {
      const before = JSON.stringify(promisesOf(bareStage(scene.name, task.name)));
      return changes
        .filter(change => makesDifference(bareStage(scene.name, task.name), change, before))
        .map(({ name }) => ({ scene: scene.name, task: task.name, change: name }));
    }),
  );
}

function bareStage(scene: string, task: string): Stage {
  document.body.replaceChildren();
  for (const base of document.querySelectorAll('base')) base.remove();
  return buildStage(scene, task, 'plain');
}

function makesDifference(stage: Stage, change: Change, before: string): boolean {
  try {
    change.run(editsOf(stage));
  } catch (thrown) {
    if (thrown instanceof NotThere || thrown instanceof DOMException) return false;
    throw thrown;
  }
  return change.isOfPlace === true || JSON.stringify(promisesOf(stage)) !== before;
}
