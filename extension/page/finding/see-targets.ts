import { seenRect } from '../visibility/seen-rect.ts';
import { styleRules } from '../visibility/style-rules.ts';
import { createVisibility } from '../visibility/visibility.ts';
import type { CachedTarget } from './cached-targets.ts';
import type { Candidate } from './candidate.ts';
import { createLook } from './candidates.ts';

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
