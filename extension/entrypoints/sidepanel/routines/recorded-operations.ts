/** What of an operation's parameters goes into a routine: `values` become parameters of the routine, `kept` stay as they are. */
interface Recorded {
  values: Readonly<Record<string, 'text' | 'date' | 'choice' | 'address'>>;
  kept: readonly string[];
}

/**
 * The operations of routines. The others only read or mark, name an element or a tab of that hour, or run a program, which
 * a file from somebody else must not.
 */
const RECORDED: Readonly<Record<string, Recorded>> = {
  fill: { values: { value: 'text' }, kept: [] },
  type: { values: { value: 'text' }, kept: [] },
  select: { values: { value: 'choice' }, kept: [] },
  choose_date: { values: { value: 'date', end: 'date' }, kept: [] },
  check: { values: {}, kept: ['value'] },
  uncheck: { values: {}, kept: ['value'] },
  upload: { values: {}, kept: [] },
  click: { values: {}, kept: ['button', 'clickCount', 'x', 'y'] },
  double_click: { values: {}, kept: ['x', 'y'] },
  hover: { values: {}, kept: [] },
  press: { values: {}, kept: ['key', 'times'] },
  navigate: { values: { url: 'address' }, kept: ['waitUntil', 'seconds'] },
  back: { values: {}, kept: [] },
  forward: { values: {}, kept: [] },
  reload: { values: {}, kept: [] },
};

export function recordedParts(operation: string): Recorded | undefined {
  return Object.hasOwn(RECORDED, operation) ? RECORDED[operation] : undefined;
}
