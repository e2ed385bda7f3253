import { notifyOperator } from '../runtime/notify-operator.ts';

export type Defect = { kind: string; place: string };

/** What names of errors look like. Any other is left out: whatever was thrown may have a word of a page for its name. */
const KIND = /^[A-Za-z]{1,40}Error$/;

/** Our own failures that are called otherwise. */
const OURS: readonly string[] = [
  'ToolChanged',
  'HttpError',
  'ModelFailure',
  'ServerToolFailure',
  'ProviderHttpError',
  'ProviderUnreachable',
];

/** A frame of V8's stack; of it only the file below the project or the bundle, the line and the column are said. */
const FRAME = /^\s+at (?:[^\n]*\()?(?:file:\/\/)?(?:node:)?[^\n()]*?([\w@.-]+(?:\/[\w@.-]+)?:\d+:\d+)\)?$/m;

/** What kind of defect, and where. Its message is left out: it may hold content of a page, and so may names of functions. */
export function describeDefect(thrown: unknown): Defect {
  if (!(thrown instanceof Error)) return { kind: 'NoError', place: 'unknown' };
  const [, place = 'unknown'] = FRAME.exec(withoutMessage(thrown)) ?? [];
  return { kind: kindOf(thrown.name), place };
}

function kindOf(name: string): string {
  return KIND.test(name) || OURS.includes(name) ? name : 'Error';
}

/** The message stands before the frames, and may have lines that look like one. */
function withoutMessage({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}

/** Reports a defect where there is no log: its kind and its place, in one line on standard error, without content. */
export function reportDefect(thrown: unknown): void {
  const { kind, place } = describeDefect(thrown);
  notifyOperator(`The relay has a defect: ${kind} at ${place}`);
}
