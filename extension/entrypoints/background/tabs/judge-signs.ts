import type { Language } from '@assent/shared';
import type { PageCondition } from '../../../page/observing/look-for.ts';
import type { Sign } from '../../../page/observing/watch-network.ts';
import { isFrameSeen } from '../frames/assert-frame-seen.ts';
import type { Frame } from '../frames/reach-frames.ts';
import type { WaitingFrame } from './waiting-frame.ts';

/**
 * Whether what is waited for is so in a tab. What is to be seen is seen in one of its documents; what is to be gone is
 * seen in none. Frames that nobody can see do not count, and the network is that of the page itself.
 */
export async function isMetIn(
  { condition }: { condition: PageCondition; language: Language },
  open: readonly WaitingFrame[],
  shown: readonly Frame[],
): Promise<boolean> {
  const top = open.find(({ frame }) => frame.isTop)?.sign();
  if (!top) return false;
  const isSeen = ({ frame }: WaitingFrame) => isFrameSeen(shown, frame.documentId);
  const others = open.filter(({ frame }) => !frame.isTop);
  switch (condition.for) {
    case 'network':
      return top.isMet;
    case 'element':
    case 'text':
      return top.isMet || anyOf(others.filter(other => other.sign()?.isMet).map(isSeen));
    case 'gone':
    case 'text gone': {
      if (!top.isMet || others.some(other => !other.sign() && !other.isSilent())) return false;
      return !(await anyOf(others.filter(other => other.sign()?.isMet === false).map(isSeen)));
    }
  }
}

async function anyOf(answers: readonly Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(answers)).some(Boolean);
}

/** What all documents say, added up. Undefined where the page itself has said nothing. */
export function togetherIn(open: readonly WaitingFrame[]): Sign | undefined {
  const top = open.find(({ frame }) => frame.isTop)?.sign();
  if (!top) return undefined;
  const signs = open.flatMap(frame => frame.sign() ?? []);
  const add = (key: 'fitting' | 'shown') => signs.reduce((sum, sign) => sum + (sign[key] ?? 0), 0);
  const { isLoading = false } = top;
  return { isMet: false, fitting: add('fitting'), shown: add('shown'), isLoading };
}
