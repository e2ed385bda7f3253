/** Whether a call begins at a place: no, maybe (with more text), or yes, with the index of its object. */
type CallStart = { kind: 'no' } | { kind: 'maybe' } | { kind: 'yes'; objectAt: number };

/** One part of the beginning: the index after it, `maybe` when the text ends too early, or `no`. */
type Step = (text: string, at: number) => number | 'maybe' | 'no';

/** Longer runs are read in parts, so that the held text stays bounded. */
export const MAX_RUN = 32;

/** After the three backticks. */
const INFO_STRINGS = ['', 'json'];
/** No call has more white space, and the held text must stay bounded. */
const SPACE = run(/\s{0,64}/y);
const OBJECT = [literal('{'), SPACE, literal('"tool_call"'), SPACE, literal(':'), SPACE, literal('{')];
const FENCED = [fence, infoString, run(/[ \t]{0,16}/y), lineEnd, SPACE];

/** The beginning of `{"tool_call": {`, bare or after a fence, with white space as in JSON. */
export function matchCallStart(text: string, at: number): CallStart {
  if (text[at] !== '`') return matchObject(text, at);
  const objectAt = follow(FENCED, text, at);
  return typeof objectAt === 'number' ? matchObject(text, objectAt) : { kind: objectAt };
}

function matchObject(text: string, at: number): CallStart {
  const end = follow(OBJECT, text, at);
  return typeof end === 'number' ? { kind: 'yes', objectAt: at } : { kind: end };
}

function follow(steps: readonly Step[], text: string, start: number): number | 'maybe' | 'no' {
  let at = start;
  for (const step of steps) {
    const next = step(text, at);
    if (typeof next !== 'number') return next;
    at = next;
  }
  return at;
}

function literal(word: string): Step {
  return (text, at) => {
    if (text.startsWith(word, at)) return at + word.length;
    return word.startsWith(text.slice(at)) ? 'maybe' : 'no';
  };
}

/** As many as there are; at the end of the text more may come. */
function run(characters: RegExp): Step {
  return (text, at) => {
    characters.lastIndex = at;
    const [found] = characters.exec(text) ?? [];
    if (at + (found?.length ?? 0) === text.length) return 'maybe';
    return found === undefined ? 'no' : at + found.length;
  };
}

/** One backtick may become three while the text ends with it. */
function fence(text: string, at: number): number | 'maybe' | 'no' {
  let end = at;
  while (text[end] === '`') end += 1;
  if (end - at > MAX_RUN) return 'no';
  if (end === text.length) return 'maybe';
  return end - at < 3 ? 'no' : end;
}

function infoString(text: string, at: number): number | 'maybe' | 'no' {
  const found = (/[\w+#.-]*/y.exec(text.slice(at))?.[0] ?? '').toLowerCase();
  const end = at + found.length;
  if (end === text.length) return INFO_STRINGS.some(info => info.startsWith(found)) ? 'maybe' : 'no';
  return INFO_STRINGS.includes(found) ? end : 'no';
}

/** Text after the backticks on the same line makes it code within a line, not a block. */
function lineEnd(text: string, at: number): number | 'maybe' | 'no' {
  if (text[at] === '\n') return at + 1;
  return literal('\r\n')(text, at);
}
