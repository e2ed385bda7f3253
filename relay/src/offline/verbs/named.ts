import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';

/** What an element is called exactly means that element, also where it begins with a verb: "Read more", "Select all". */
export const readNamedExactly: ClauseReader = (clause, _previous, known) => {
  const words = stripSentenceEnd(clause);
  return known.isNamed(words, 'exactly') ? { verb: 'named', target: words } : undefined;
};

/** "Apply it" says no more than the button does. */
const IT = /\s+(?:it|this|that|them)$/iu;
const BACKWARDS = /^(?:把|将)(?<object>.+?)(?:给)?(?<verb>\p{Script=Han}{2,3}?)(?:了|一下)?$/u;

/** Words that no verb understood. After a value they would more likely be part of it. */
export const readNamed: ClauseReader = (clause, previous, known) => {
  const plain = stripSentenceEnd(clause).replace(IT, '');
  if (plain !== stripSentenceEnd(clause) && known.isNamed(plain)) return { verb: 'named', target: plain };
  if (previous?.verb === 'fill' || previous?.verb === 'set') return undefined;
  const words = stripSentenceEnd(clause);
  if (known.isNamed(words)) return { verb: 'named', target: words };
  const { object, verb } = BACKWARDS.exec(words)?.groups ?? {};
  const turned = `${verb}${object}`;
  return object && verb && known.isNamed(turned) ? { verb: 'named', target: turned } : undefined;
};
