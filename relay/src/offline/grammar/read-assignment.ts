import { type DescribedElement, namesOf } from '../phrases/described-element.ts';
import { isIn } from '../phrases/find-element.ts';
import type { ClauseReader, Intent, Known, Tail } from '../phrases/intent.ts';
import { fitsOf, type Slots } from './frame.ts';
import { type AssignmentFrame, FRAMES, SEARCH_FRAMES } from './frames.ts';
import { isPlainChoice, isPlainValue, plainNumber } from './plain-value.ts';
import { textKindOf } from './text-kind.ts';

type Reading = { intents: readonly Intent[]; score: number };

/** A field and its value, in any of the frames: the reading whose field the page has is the one that is meant. */
export const readAssignment: ClauseReader = (clause, previous, known) => {
  if (clause.length > MAX_CLAUSE) return undefined;
  const name = SAYS_NAME.exec(clause)?.groups?.name;
  return bestReading(name ? `姓名：${name}` : clause, previous, known)?.intents;
};

/** Longer texts are quoted. */
const MAX_CLAUSE = 300;

const SAYS_NAME = /^(?:我叫|我的名字叫|i am called |i'm called |call me )(?<name>\S.*)$/iu;

const SEARCHES = /^(?:search|find|look|[搜查找]|检索)/iu;

/** "Search users for Ann": a field that is named, and the words for it. */
export function readNamedSearch(clause: string, known: Known): Extract<Intent, { verb: 'set' }> | undefined {
  if (clause.length > MAX_CLAUSE) return undefined;
  const [intent, ...others] = bestReading(clause, undefined, known, SEARCH_FRAMES)?.intents ?? [];
  if (intent?.verb !== 'set' || others.length > 0) return undefined;
  const isSearch = SEARCHES.test(clause) || isSearchField(known.field(intent.target)?.element);
  return isSearch ? intent : undefined;
}

function isSearchField(field: DescribedElement | undefined): boolean {
  return textKindOf(field, undefined) === 'query';
}

function bestReading(
  clause: string,
  previous: Intent | undefined,
  known: Known,
  frames: readonly AssignmentFrame[] = FRAMES,
): Reading | undefined {
  let best: Reading | undefined;
  for (const frame of frames) {
    if (isContinuation(frame) && !isAssignment(previous)) continue;
    for (const slots of fitsOf(frame, clause)) {
      const reading = readSlots(frame, slots, previous, known);
      if (reading && reading.score > (best?.score ?? 0)) best = reading;
    }
  }
  return best;
}

/** The name and the value stand side by side. */
function isBare({ parts }: AssignmentFrame): boolean {
  return parts.some((part, index) => {
    const next = parts[index + 1];
    return 'slot' in part && next !== undefined && 'slot' in next;
  });
}

/** "Ann in First name" says nothing by itself. */
function isContinuation({ verb, isForKnown }: AssignmentFrame): boolean {
  return verb === 'fill' && isForKnown;
}

function isAssignment(intent: Intent | undefined): boolean {
  return intent?.verb === 'fill' || intent?.verb === 'set' || intent?.verb === 'select';
}

const FIELD = 0.7;
/** Nothing but the field's name tells that the words are about it. */
const SURE_FIELD = 0.85;
/** A name that the page may still hold further down. */
const UNKNOWN = 0.3;
const WITHOUT_NAME = 0.2;

function readSlots(
  frame: AssignmentFrame,
  { target, value = '', isAssigned }: Slots,
  previous: Intent | undefined,
  known: Known,
): Reading | undefined {
  const field = target === undefined ? undefined : known.field(target);
  if (target !== undefined && !field && !mayBeUnknown(frame, target, isAssigned && isAssignment(previous)))
    return undefined;
  if (field && target && (!isLabel(target, field) || isCut(target, value, field.element))) return undefined;
  if (field && target && !isAssigned && isNotYetEnded(target, value, field.element, known)) return undefined;
  if (field && isBare(frame) && !isAssigned && field.score < SURE_FIELD) return undefined;
  const score = target === undefined ? WITHOUT_NAME : field ? field.score + target.length / 1000 : UNKNOWN;
  if (frame.verb === 'empty')
    return target ? { intents: [{ verb: 'fill', target, value: '' }], score } : undefined;
  const [first, rest] = splitAtField(value, known);
  if (rest === undefined) return undefined;
  if (rest.length > 0 && isAssigned && textKindOf(field?.element, target) === 'message') return undefined;
  const plain = plainNumber(plainValue(first), field?.element);
  const said = { value: plain, field: field?.element, target, isAssigned };
  const isOffered = target === undefined && frame.verb === 'select';
  if (isOffered ? !isPlainChoice(plain) : !isPlainValue(said, known)) return undefined;
  const tail = rest.length === 0 && isLast(frame) ? tailOf(plain, field, target, isAssigned) : {};
  const intent: Intent =
    frame.verb === 'select'
      ? { verb: 'select', target, value: plain }
      : frame.verb === 'set' && target !== undefined
        ? { verb: 'set', target, value: plain, ...tail }
        : { verb: 'fill', target, value: plain, ...tail };
  return { intents: [intent, ...rest], score };
}

function isLast({ parts }: AssignmentFrame): boolean {
  const last = parts.at(-1);
  return last !== undefined && 'slot' in last && last.slot === 'value';
}

/** A quotation ends by itself. */
function tailOf(
  value: string,
  field: { element: DescribedElement } | undefined,
  target: string | undefined,
  isAssigned: boolean,
): { tail?: Tail } {
  if (textKindOf(field?.element, target) !== 'message' || /[\ue000-\uf8ff]$/u.test(value)) return {};
  return { tail: isAssigned ? 'open' : 'unclear' };
}

/** The value begins with the rest of the name: "first | name Tom", 出发城 | 市. */
function isCut(target: string, value: string, field: DescribedElement): boolean {
  const next = /^\p{Script=Han}/u.test(value) ? value.slice(0, 1) : (/^[\p{L}\d]+/u.exec(value)?.[0] ?? '');
  const last = /\p{Script=Han}$/u.test(target) ? target.slice(-1) : (/[\p{L}\d]+$/u.exec(target)?.[0] ?? '');
  if (next === '' || last === '') return false;
  const joined = /^\p{Script=Han}/u.test(next) ? `${last}${next}` : `${last} ${next}`;
  return namesOf(field).some(name => isIn(joined.toLowerCase(), name.toLowerCase()));
}

/** 收件 | 地址: another field has the longer name; 留言给 | 房东: the value goes on with words of this one. */
function isNotYetEnded(target: string, value: string, field: DescribedElement, known: Known): boolean {
  const space = /^\p{Script=Han}/u.test(value) ? '' : ' ';
  if (known.labelLength(`${target}${space}${value}`) > target.length) return true;
  const [begins = ''] = /^\p{Script=Han}{2}/u.exec(value) ?? [];
  return begins !== '' && namesOf(field).some(name => name.includes(begins));
}

/** Two names, or a name with the beginning of the value, are no label, although all their words are in one. */
function isLabel(target: string, { element }: { element: DescribedElement }): boolean {
  if (namesOf(element).some(name => name.toLowerCase() === target.toLowerCase())) return true;
  return !/[:：=，,。;；、]|和|与|以及|\band\b|&|(?:^|\s)(?:i|me|my|we|our|an?|the|of|for|to|this|that)$|[我你他她的]$/iu.test(
    target,
  );
}

/** Function words and verbs are no part of a name. */
const NO_NAME =
  /\b(?:i|you|it|me|then|that|which|who|what|if|not|is|are|was|with|and|click|press|please|as|to)\b|[?？,，。;；:：=]|什么|怎么|如果|我|你|然后|点击|是|把|请/iu;

function mayBeUnknown({ isForKnown }: AssignmentFrame, target: string, isInList: boolean): boolean {
  if (NO_NAME.test(target) || target.length > 40 || target.split(/\s+/u).length > 5) return false;
  return !isForKnown || isInList;
}

/** "SAVE10 apply": the name of a button is no part of a value. */
const LAST_WORD = /(?<=\S)\s+(?<name>\S+)$/u;

const JOINT = /(?:\s+|[,，、和]\s*|\s+and\s+)(?=\S)/gu;

/** "a@b.c password x": the name of another field ends the value, and begins the next; without a value of its own nothing is clear. */
function splitAtField(value: string, known: Known): [first: string, rest: readonly Intent[] | undefined] {
  if (!known.mentionsField(value)) {
    const pressed = LAST_WORD.exec(value);
    return pressed?.groups?.name && known.isNamed(pressed.groups.name, 'wholly')
      ? [value.slice(0, pressed.index), [{ verb: 'named', target: pressed.groups.name }]]
      : [value, []];
  }
  for (const joint of value.matchAll(JOINT)) {
    const rest = value.slice(joint.index + joint[0].length);
    const first = value.slice(0, joint.index);
    if (first.trim() === '' || known.mentionsField(first)) continue;
    const reading = bestReading(rest, { verb: 'set', target: '', value: '' }, known);
    if (reading && reading.score >= FIELD) return [first, reading.intents];
  }
  return [value, undefined];
}

/** One full stop at the end belongs to the sentence. */
function plainValue(value: string): string {
  return value.replace(/(?<=[^.。])[.。]$/u, '').trim();
}
