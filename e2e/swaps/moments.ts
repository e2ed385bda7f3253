import type { Operation, RowSpec, Task } from './scenes/scene.ts';

export type Group = 'between card and press' | 'inside our act' | 'between rows' | 'beyond';

/** When the page makes something else of what was shown. */
export interface Moment {
  name: string;
  group: Group;
  /** The event in whose handler it happens; absent between card and press. */
  event?: string;
  /** How the change follows the event. */
  after?: 'promise' | 'timer' | 'later timer' | 'frame';
  /** Only in a scene below the fold. */
  isFar?: true;
  /** The row whose element gets the event. */
  row: 'first' | 'last';
}

const POINTER =
  'pointerover mouseover pointermove mousemove pointerdown mousedown focus focusin pointerup mouseup'.split(
    ' ',
  );

const EVENTS: Record<Exclude<Operation, 'batch'>, readonly string[]> = {
  click: POINTER,
  check: POINTER,
  double_click: [...POINTER, 'click'],
  fill: 'pointerdown mousedown focus focusin keydown beforeinput'.split(' '),
  type: 'pointerdown mousedown focus focusin keydown keypress beforeinput input keyup'.split(' '),
  'press Enter': ['focus', 'focusin', 'keydown', 'keypress'],
  'press Space': ['focus', 'focusin', 'keydown', 'keypress', 'keyup'],
  select: 'pointerdown mousedown focus focusin pointerup mouseup'.split(' '),
  'drag by mouse': 'pointerdown mousedown pointermove mousemove'.split(' '),
  'drag with data': 'pointerdown mousedown dragstart drag dragenter dragover'.split(' '),
};

/** What a page gets from the row before. */
const WRITING = ['input', 'change', 'blur', 'focusout'];
const CHOOSING = ['click', 'input', 'change'];
const DELAYS = ['promise', 'timer', 'later timer', 'frame'] as const;

/** What a content script cannot know before it has happened, with the reason. */
const BEYOND: readonly { event: string; operations: readonly Operation[]; reason: string }[] = [
  {
    event: 'click',
    operations: ['click', 'press Enter', 'press Space', 'check'],
    reason: "the page's own click handler runs between our click and its default action",
  },
  {
    event: 'submit',
    operations: ['click', 'press Enter', 'press Space'],
    reason: "the page's own submit handler is the last to run before the form is sent",
  },
  {
    event: 'drop',
    operations: ['drag with data'],
    reason: "the page's own drop handler decides what a drop means",
  },
  {
    event: 'mouseup',
    operations: ['drag by mouse'],
    reason: "the page's own mouseup handler decides what a drop means",
  },
];

const scroll: Moment = {
  name: 'at scroll',
  group: 'inside our act',
  event: 'scroll',
  row: 'last',
  isFar: true,
};
const between: Moment = { name: 'between card and press', group: 'between card and press', row: 'last' };

export function momentsOf({ operation, rows }: Task): Moment[] {
  const last = rows.at(-1);
  const acts = operation === 'batch' && last ? operationOf(last) : operation;
  if (acts === 'batch') return [];
  const inside = EVENTS[acts].map((event): Moment => {
    return { name: `at ${event}`, group: 'inside our act', event, row: 'last' };
  });
  const earlier = operation === 'batch' && rows[0] ? betweenRows(rows[0]) : [];
  return [between, ...inside, scroll, ...earlier, ...beyondMoments(acts)];
}

function operationOf({ action, params }: RowSpec): Operation {
  if (action === 'press') return params?.key === 'Enter' ? 'press Enter' : 'press Space';
  return action === 'fill' || action === 'check' ? action : 'click';
}

function betweenRows({ action }: RowSpec): Moment[] {
  const group = 'between rows' as const;
  const events = /^(fill|type)$/.test(action) ? WRITING : CHOOSING;
  const direct = events.map((event): Moment => ({ name: `${event} of row 1`, group, event, row: 'first' }));
  const delayed = DELAYS.map((after): Moment => {
    return { name: `${after} after row 1`, group, event: 'input', after, row: 'first' };
  });
  return [...direct, ...delayed];
}

function beyondMoments(operation: Operation): Moment[] {
  return BEYOND.filter(({ operations }) => operations.includes(operation)).map(({ event }): Moment => {
    return { name: `at ${event}`, group: 'beyond', event, row: 'last' };
  });
}

/** Why a moment is beyond what can be checked. */
export function reasonBeyond({ event }: Moment): string {
  return BEYOND.find(each => each.event === event)?.reason ?? '';
}
