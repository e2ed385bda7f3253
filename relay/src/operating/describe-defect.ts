export type Defect = { kind: string; place: string };

const KIND = /^[A-Z][A-Za-z]{0,40}$/;

/** A frame of V8's stack; of it only the file below the project or the bundle, the line and the column are said. */
const FRAME = /^\s+at (?:[^\n]*\()?(?:file:\/\/)?(?:node:)?[^\n()]*?([\w@.-]+(?:\/[\w@.-]+)?:\d+:\d+)\)?$/m;

/** What kind of defect, and where. Its message is left out: it may hold content of a page, and so may names of functions. */
export function describeDefect(thrown: unknown): Defect {
  if (!(thrown instanceof Error)) return { kind: 'NoError', place: 'unknown' };
  const [, place = 'unknown'] = FRAME.exec(withoutMessage(thrown)) ?? [];
  return { kind: KIND.test(thrown.name) ? thrown.name : 'Error', place };
}

/** The message stands before the frames, and may have lines that look like one. */
function withoutMessage({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}
