import { editsOf } from '../changes/change.ts';
import { requireChange } from '../changes/changes.ts';
import type { Moment } from '../moments.ts';
import type { Stage } from './stage.ts';

export interface Armed {
  /** From now on the card has been shown. Resolves when what happens before the press has happened. */
  start(): Promise<void>;
  /** Whether anything is other than it was. */
  hasHappened(): boolean;
}

/** `isOnTarget`: the page listens on the element itself and not on the window. */
export function armChange(stage: Stage, changeName: string, moment: Moment, isOnTarget: boolean): Armed {
  let isShown = false;
  let hasHappened = false;
  // Elements are found before anything moves.
  const edits = editsOf(stage);
  const runOnce = (): void => {
    if (!isShown || hasHappened) return;
    hasHappened = true;
    requireChange(changeName).run(edits);
  };
  if (moment.event) listen(stage, moment, isOnTarget, () => after(moment.after, runOnce));
  return {
    start: async () => {
      isShown = true;
      if (stage.frame === 'restless') await flicker(stage);
      if (!moment.event) runOnce();
    },
    hasHappened: () => hasHappened && !requireChange(changeName).isUndone,
  };
}

/** The same page without a change, as a control. */
export const UNCHANGED: Armed = { start: async () => undefined, hasHappened: () => true };

function listen(stage: Stage, { event = '', row }: Moment, isOnTarget: boolean, run: () => void): void {
  const spec = row === 'first' ? stage.task.rows[0] : stage.task.rows.at(-1);
  if (!spec) return;
  const element = stage.elementOf(spec);
  const zone = spec.onto === undefined ? element : stage.find(spec.onto);
  const isTheirs = ({ target }: Event): boolean =>
    target instanceof Node && (element.contains(target) || zone.contains(target));
  if (event === 'scroll') addEventListener('scroll', run, { capture: true });
  else if (isOnTarget && event !== 'submit')
    for (const at of new Set([element, zone])) at.addEventListener(event, run);
  else
    stage.root.addEventListener(event, happened => (event === 'submit' || isTheirs(happened)) && run(), {
      capture: true,
    });
}

function after(delay: Moment['after'], run: () => void): void {
  switch (delay) {
    case undefined:
      run();
      return;
    case 'promise':
      void Promise.resolve().then(run);
      return;
    case 'timer':
      setTimeout(run, 0);
      return;
    case 'later timer':
      setTimeout(run, 40);
      return;
    case 'frame':
      requestAnimationFrame(run);
  }
}

/** The texts around the target change by themselves, and come back, more often than any clock needs. */
async function flicker({ scene, root }: Stage): Promise<void> {
  const around = [...scene.around, '#who'].flatMap(selector => root.querySelector(selector) ?? []);
  const texts = around.flatMap(textsIn);
  const before = texts.map(({ data }) => data);
  for (let time = 1; time <= 4; time += 1) {
    for (const [index, text] of texts.entries())
      text.data = time % 2 ? `${before[index]}…` : (before[index] ?? '');
    await new Promise<void>(resolve => {
      setTimeout(() => resolve(), 50);
    });
  }
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      node instanceof Text &&
      node.data.trim() !== '' &&
      !node.parentElement?.closest('button, select, style')
    )
      texts.push(node);
  return texts;
}
