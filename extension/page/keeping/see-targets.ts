import type { Candidate } from '../seeing/candidate.ts';
import { createLook } from '../seeing/candidates.ts';
import { seenRect } from '../seeing/seen-rect.ts';
import { createVisibility } from '../sight/sight.ts';
import { styleRules } from '../sight/style-rules.ts';
import type { CachedTarget } from './kept-targets.ts';

/** Tells of kept targets one by one whether they are seen now, where, and of what kind they are. */
export function createSeeing(): (target: CachedTarget) => Candidate | undefined {
  const rules = styleRules();
  const visibility = createVisibility(rules.signsOf);
  const look = createLook(rules, visibility);
  return ({ element, kind }) => {
    if (!kind) return look(element).candidate;
    const rect = seenRect(element, visibility);
    return rect && { element, kind, rect };
  };
}
