import type { Routine, RoutineStep } from '@assent/shared';
import type { Action } from '../../../operations/contract/action.ts';
import { findOperation } from '../../../operations/list.ts';
import { MAX_ACTIONS } from '../../../tools/page-action.ts';
import { fillIn, namesIn, type Values } from './placeholders.ts';
import { type Obstacle, type PagePorts, type Place, resolveStep, resolveTarget } from './resolve-step.ts';

/** The next card: one row for each of these steps. `byHand`: the secrets that the person types into the page. */
export interface Proposal {
  kind: 'card';
  rows: readonly { step: number; action: Action }[];
  byHand: readonly string[];
  /** The step after all of these. */
  next: number;
}

export interface Stopped {
  kind: 'stopped';
  step: number;
  obstacle: Obstacle;
}

type Found = { kind: 'row'; action: Action } | { kind: 'by-hand'; name: string } | Obstacle;

/**
 * The steps from `from` on that the page in front has, for one card. A step whose target is not there stops the replay,
 * unless it appeared later in the recording too: then it is for the next card.
 */
export async function proposeSteps(
  ports: PagePorts,
  place: Place,
  { steps, parameters }: Routine,
  { from, values }: { from: number; values: Values },
): Promise<Proposal | Stopped> {
  const secrets = new Set(parameters.flatMap(({ name, secret }) => (secret ? name : [])));
  const rows: { step: number; action: Action }[] = [];
  const byHand: string[] = [];
  for (const [offset, step] of steps.slice(from, from + MAX_ACTIONS).entries()) {
    const at = from + offset;
    if (offset > 0 && step.appearsLater && !steps.slice(from, at).every(isEdit)) break;
    const found = await findStep(ports, place, step, { values, secrets });
    if (found.kind === 'row') rows.push({ step: at, action: found.action });
    else if (found.kind === 'by-hand') byHand.push(found.name);
    else if (offset > 0 && step.appearsLater) break;
    else return { kind: 'stopped', step: at, obstacle: found };
  }
  const next = from + rows.length + byHand.length;
  return { kind: 'card', rows, byHand, next };
}

/** Filling in a form seldom changes what else is there, so the steps after it need no look at the page of their own. */
function isEdit({ operation }: RoutineStep): boolean {
  return findOperation(operation)?.effect === 'edits';
}

async function findStep(
  ports: PagePorts,
  place: Place,
  step: RoutineStep,
  { values, secrets }: { values: Values; secrets: ReadonlySet<string> },
): Promise<Found> {
  if (!step.target || !namesIn(step.params).some(name => secrets.has(name))) {
    const resolved = await resolveStep(ports, place, step, values);
    return resolved.kind === 'found' ? { kind: 'row', action: resolved.action } : resolved;
  }
  const found = await resolveTarget(ports, place, step.target, values);
  if (found.kind !== 'found') return found;
  return { kind: 'by-hand', name: fillIn(step.target.name, values) ?? step.target.name };
}
