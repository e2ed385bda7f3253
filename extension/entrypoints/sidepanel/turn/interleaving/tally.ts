import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { isUpload } from './check-executions.ts';
import { quotedIn } from './check-requests.ts';
import { newsIn } from './check-undone.ts';
import { rowsOf, type Witness } from './witness.ts';

/** How often what the promises are about came to pass. */
export interface Tally {
  approvals: number;
  executions: number;
  uploads: number;
  undone: number;
  told: number;
  edited: number;
  unticked: number;
  handedBack: number;
  counted: number;
  heldBack: number;
  granted: number;
  quoted: number;
  /** Of other operations than those that are proposed most. */
  others: number;
}

export function tallyOf(panel: SimulatedPanel, witness: Witness): Omit<Tally, 'heldBack'> {
  const approved = [...witness.approved.values()].flatMap(rowsOf);
  const ran = panel.page.executions.map(({ action }) => action);
  return {
    approvals: witness.approved.size,
    executions: ran.length,
    uploads: ran.filter(isUpload).length,
    undone: panel.page.undone.length,
    told: newsIn(panel).length,
    edited: approved.filter(({ proposed }) => proposed).length,
    unticked: approved.filter(({ unticked }) => unticked).length,
    handedBack: witness.handedBack.size,
    counted: approved.filter(({ step }) => step).length,
    granted: witness.grants.granted(),
    quoted: quotedIn(panel),
    others: ran.filter(action => !/"action":"(fill|click|upload|read)"/u.test(action)).length,
  };
}

export function totalOf(tallies: readonly Tally[]): Map<string, number> {
  const counts = tallies.flatMap(tally => Object.entries(tally));
  return counts.reduce(
    (total, [what, count]) => total.set(what, (total.get(what) ?? 0) + count),
    new Map<string, number>(),
  );
}
