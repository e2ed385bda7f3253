import type { Candidate } from '../seeing/candidate.ts';
import { createLook } from '../seeing/candidates.ts';
import { seenRect } from '../seeing/seen-rect.ts';
import { createSight } from '../sight/sight.ts';
import { styleRules } from '../sight/style-rules.ts';
import type { KeptTarget } from './kept-targets.ts';

/** Tells of kept targets one by one whether they are seen now, where, and of what kind they are. */
export function createSeeing(): (target: KeptTarget) => Candidate | undefined {
  const rules = styleRules();
  const sight = createSight(rules.signsOf);
  const look = createLook(rules, sight);
  return ({ element, kind }) => {
    if (!kind) return look(element).candidate;
    const rect = seenRect(element, sight);
    return rect && { element, kind, rect };
  };
}
