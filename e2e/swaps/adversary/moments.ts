import type { Group } from '../moments.ts';

/** When an adversary's page changes: before the press, or in the handler of an event of the last row or of row 1. */
export interface Moment {
  name: string;
  group: Exclude<Group, 'beyond'>;
  event?: string;
  row: 'first' | 'last';
  /** Milliseconds from the event to the change. */
  delay?: number;
}

export const BETWEEN: Moment = {
  name: 'between card and press',
  group: 'between card and press',
  row: 'last',
};

export const at = (event: string): Moment => ({
  name: `at ${event}`,
  group: 'inside our act',
  event,
  row: 'last',
});

export function inRow1(event: string, delay?: number): Moment {
  const name = `${delay === undefined ? 'at' : `${delay} ms after`} ${event} of row 1`;
  return { name, group: 'between rows', event, row: 'first', ...(delay === undefined ? {} : { delay }) };
}

export const AT_PRESS = [BETWEEN, at('pointerdown'), at('focus')];
export const AT_FOCUS = [BETWEEN, at('focus')];
export const AFTER_FILL = [inRow1('input'), inRow1('input', 250)];
export const SOON_AFTER_FILL = [inRow1('input'), inRow1('input', 120)];
export const SOON_AFTER_CLICK = [inRow1('click'), inRow1('click', 120)];
export const AROUND_FILL = [inRow1('input'), inRow1('change'), inRow1('input', 60), inRow1('input', 200)];
export const THROUGH_PRESS = [BETWEEN, at('pointerover'), at('pointerdown'), at('mouseup'), at('focus')];
