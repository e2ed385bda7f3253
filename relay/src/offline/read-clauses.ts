import { continueList, joinToText } from './join-pieces.ts';
import { stripOpening, stripPoliteness } from './phrases/clause-text.ts';
import type { Intent, Known, Tail } from './phrases/intent.ts';
import { isNegated } from './phrases/mood.ts';
import { VERBS } from './verbs/list.ts';

const MAX_PIECES = 24;

const SEPARATOR = new RegExp(
  `(${[
    String.raw`[,，;；。\n、]`,
    String.raw`[.](?=\s|$)`,
    String.raw`(?<!\w)(?:and then|and finally|and also|after that|then|finally|also|and|plus|but)(?!\w)`,
    '然后|接着|随后|之后|最后(?!一)|并且|并|再|同时|但是|但',
    // Two steps with only a space between them; a name may also look so, which reading it shows.
    '(?<=\\S) (?=点击|点一下|单击|按下|选择|勾选|取消勾选|输入|填写|提交|搜索|打开|滚动|高亮)',
  ].join('|')})`,
  'giu',
);

/** A question gets an answer, never an action. */
export function mayAnswer({ verb }: Intent): boolean {
  return ANSWERS.has(verb);
}

const ANSWERS: ReadonlySet<Intent['verb']> = new Set([
  ...(['read', 'scroll', 'list', 'more', 'selection', 'time'] as const),
  ...(['greet', 'thank', 'refrain', 'unable'] as const),
]);

/** A text may be negative: "no onions". */
function isStep(intent: Intent): boolean {
  return !mayAnswer(intent) && !['fill', 'set', 'select', 'type'].includes(intent.verb);
}

/** The steps of the clauses, in order; none when one of them is unknown. */
export function readClauses(text: string, known: Known): readonly Intent[] {
  const intents: Intent[] = [];
  let clause = '';
  let read: readonly Intent[] | undefined;
  const pieces = piecesOf(text);
  if (pieces.length > MAX_PIECES) return [];
  for (const [piece, separator] of pieces) {
    const previous = intents.concat(read ?? []).at(-1);
    const next = continueList(previous, readClause(piece, previous, known), known);
    const tail = read && tailOf(read);
    const join = tail && joinToText(tail, [piece, separator], next, known);
    if (join === 'unclear') return [];
    const merged = `${clause}${separator}${piece}`;
    const readMerged = readClause(merged, intents.at(-1), known);
    // A space separates the parts of "在 Email 输入 …" as it separates two steps, of which the first would mean nothing.
    const isOneClause = separator === ' ' && !read && readMerged !== undefined;
    if (clause !== '' && next && join !== 'inside' && !isOneClause && !isOneName(readMerged, known)) {
      if (!read) return [];
      intents.push(...read);
      clause = piece;
      read = next;
    } else {
      clause = clause === '' ? piece : merged;
      read = readClause(clause, intents.at(-1), known);
    }
  }
  return read ? [...intents, ...read] : [];
}

/** "Terms and Conditions" is one link, although "Conditions" alone would match it too. */
function isOneName(read: readonly Intent[] | undefined, known: Known): boolean {
  const [only] = read?.length === 1 ? read : [];
  return (
    (only?.verb === 'click' || only?.verb === 'named' || only?.verb === 'check') &&
    known.isNamed(only.target, 'exactly')
  );
}

/** The pieces between separators, each with the separator before it; reading decides whether it is a clause. */
function piecesOf(text: string): [piece: string, separator: string][] {
  const parts = text
    .replace(/[ \t]+/g, ' ')
    .trim()
    .split(SEPARATOR);
  const pieces: [string, string][] = [];
  let separator = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1 || part.trim() === '') separator += part;
    else {
      pieces.push([part, separator]);
      separator = '';
    }
  }
  const last = pieces.at(-1);
  if (last) last[0] += separator.trimEnd().replace(/[,，;；。、\n.]+$/u, '');
  return pieces;
}

function tailOf(read: readonly Intent[]): Tail | undefined {
  const last = read.at(-1);
  return last?.verb === 'fill' || last?.verb === 'set' ? last.tail : undefined;
}

/** Courtesies at the end may belong to a message. */
function readClause(
  clause: string,
  previous: Intent | undefined,
  known: Known,
): readonly Intent[] | undefined {
  const plain = stripPoliteness(clause);
  const read = readPlain(plain, previous, known);
  const tail = read && tailOf(read);
  const whole = tail && stripOpening(clause);
  if (!whole || whole === plain) return read;
  return tail === 'open' ? readPlain(whole, previous, known) : undefined;
}

function readPlain(plain: string, previous: Intent | undefined, known: Known): readonly Intent[] | undefined {
  for (const read of VERBS) {
    const intent = read(plain, previous, known);
    const intents = intent && ('verb' in intent ? [intent] : intent);
    // A name may hold such a word: "Do not disturb".
    if (intents) return isNegated(known.withoutNames(plain)) && intents.some(isStep) ? undefined : intents;
  }
  return undefined;
}
