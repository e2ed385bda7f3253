import { topElementAt } from '../dom/active-elements.ts';
import type { Drag, DragEnd } from './drop-data.ts';
import { gateEvents } from './gate-events.ts';
import type { InputStep, PlayInput } from './input-steps.ts';
import { isOn } from './press-trusted.ts';

/** Kits recognise a drag only after some distance, and locate it at each step. */
const STEPS = 8;

const LEFT = { button: 'left', count: 1 } as const;

/** As `dragPointer` drags, by input of the browser, which makes drag events of it where the page has a `draggable`. */
export async function dragTrusted(drag: Omit<Drag, 'moved'>, play: PlayInput): Promise<DragEnd> {
  const { source, from, to, isStillIntended } = drag;
  const grabbed = topElementAt(from) ?? source;
  await play([{ kind: 'move', ...from }]);
  if (topElementAt(from) !== grabbed || !isStillIntended()) return 'changed';
  const gate = gateEvents(['pointerdown', 'mousedown'], (event, passed) =>
    passed.size > 0 || isOn(event, source, grabbed) ? 'pass' : 'stop',
  );
  const drops = gateEvents(['drop'], () => (isStillIntended() ? 'pass' : 'stop'));
  try {
    await play([{ kind: 'down', ...LEFT }, ...wayTo(drag)]);
    const isIntended = gate.passed.size > 0 && isStillIntended();
    await play([
      { kind: 'move', ...(isIntended ? to : from) },
      { kind: 'up', ...LEFT },
    ]);
    if (!isIntended || drops.isStopped()) return 'changed';
    return drops.isReached() ? 'taken' : 'let go';
  } finally {
    gate.end();
    drops.end();
  }
}

/** Lists make room where the pointer enters, and sort where it moves on. */
function wayTo({ from, to }: Pick<Drag, 'from' | 'to'>): InputStep[] {
  const parts = Array.from({ length: STEPS }, (_, index) => (index + 1) / STEPS);
  const points = parts.map(part => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
  return [...points, { x: to.x + 1, y: to.y + 1 }].map(point => ({ kind: 'move', ...point }));
}
