import { stripPoliteness } from './phrases/clause-text.ts';
import type { Intent, Known, Tail } from './phrases/intent.ts';

const THEN = /(?:^|[\s,，;；。.!！])(?:and then|then|然后|接着|随后)\s*$/iu;
const AFTER_COMMA = /^\s*[,，;；。.!！\n]|and then|然后|接着|随后/iu;
const SENTENCE = /[.。!！\n]\s*$/u;
const BUT = /but|但/iu;

/** How a piece goes on after a message without quotes: in it, after it, or nobody can tell. */
export function joinToText(
  tail: Tail,
  [piece, separator]: readonly [piece: string, separator: string],
  next: readonly Intent[] | undefined,
  known: Known,
): 'inside' | 'after' | 'unclear' {
  if (!next) return /and|并|再/iu.test(separator) && known.isVerb(piece) ? 'unclear' : 'inside';
  if (next.every(({ verb }) => verb === 'greet' || verb === 'thank'))
    return tail === 'open' ? 'inside' : 'unclear';
  if (next.every(({ verb }) => verb === 'refrain')) return BUT.test(separator) ? 'after' : 'unclear';
  if (tail === 'unclear') return known.choiceOf(piece) ? 'unclear' : 'after';
  if (isLabelled(piece, next)) return 'after';
  const isPress = next.every(({ verb }) => verb === 'click' || verb === 'named' || verb === 'press');
  const isStep =
    (THEN.test(separator) && AFTER_COMMA.test(separator)) ||
    (SENTENCE.test(separator) && known.isNamed(stripPoliteness(piece).replace(/[.。!！]+$/u, ''), 'wholly'));
  return isPress && isStep ? 'after' : 'unclear';
}

/** "Message: …, subject: …". */
function isLabelled(piece: string, next: readonly Intent[]): boolean {
  return /[:：]/u.test(piece) && next.every(({ verb }) => verb === 'fill' || verb === 'set');
}

/**
 * A name after a list of others is meant like them: "tick Ann and Bob" ticks Bob, although a link has his name. None when it
 * can't be.
 */
export function continueList(
  previous: Intent | undefined,
  next: readonly Intent[] | undefined,
  known: Known,
): readonly Intent[] | undefined {
  const [only] = next?.length === 1 ? next : [];
  if (only?.verb !== 'named') return next;
  const { target } = only;
  switch (previous?.verb) {
    case 'check':
      if (known.isTickable(target)) return [{ verb: 'check', target, on: previous.on, words: target }];
      return known.kindOf(target) === 'button' ? next : undefined;
    case 'click':
      return previous.keyword === undefined ? next : ofRow(target, previous.keyword, known);
    case 'highlight':
    case 'underline':
      return [{ ...previous, target }];
    // "Don't press Save and Send" forbids both.
    case 'refrain':
    case 'hover':
    case 'double_click':
    case 'focus':
    case 'scroll':
    case 'read':
    case 'drag':
    case 'upload':
      return undefined;
    default:
      return next;
  }
}

/** "Delete Ann and Bob": the verb counts for Bob too. */
function ofRow(name: string, keyword: string, known: Known): readonly Intent[] {
  if (known.isNamed(name, 'wholly')) return [{ verb: 'named', target: name }];
  const target = /[a-z]$/iu.test(keyword) ? `${keyword} ${name}` : `${keyword}${name}`;
  return [{ verb: 'click', target, keyword, isOfList: true }];
}
