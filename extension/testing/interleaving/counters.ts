import { operations } from '../../operations/list.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { FIRST_TAB } from '../simulation/simulated-tab.ts';
import { isUpload } from './check-executions.ts';
import { isNamed } from './check-replies.ts';
import { quotedIn } from './check-requests.ts';
import { undoNoticesIn } from './check-routing.ts';
import { type ExecutionLog, rowsOf } from './execution-log.ts';

/** How often the events that the properties are about occurred. */
export interface Counters {
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
  /** The second press for a call, and any further. */
  steps: number;
  /** Calls by `use_browser` or by the name of an operation. */
  named: number;
  inBrowser: number;
  /** On a page of another tab than the first. */
  elsewhere: number;
  /** Reported calls of a tab that was left. */
  leftBehind: number;
  /** Reported actions of a call that a message closed. */
  cutShort: number;
  /** Operations other than the most common ones. */
  others: number;
}

export function countersOf(panel: SimulatedPanel, executionLog: ExecutionLog): Omit<Counters, 'heldBack'> {
  const cards = [...executionLog.approved.values()];
  const approved = cards.flat().flatMap(rowsOf);
  const ran = panel.page.executions.map(({ action }) => action);
  return {
    approvals: cards.flat().length,
    steps: cards.flatMap(of => of.slice(1)).length,
    named: panel.page.executions.filter(({ key }) =>
      panel.calls().some(call => isNamed(call) && key.startsWith(`${call.id}:`)),
    ).length,
    inBrowser: ran.filter(isInBrowser).length,
    elsewhere: panel.page.executions.filter(
      ({ tabId, action }) => tabId !== FIRST_TAB && !isInBrowser(action),
    ).length,
    leftBehind: countMessages(panel, 'that the conversation has since left'),
    cutShort: countMessages(panel, 'this message interrupted the actions'),
    executions: ran.length,
    uploads: ran.filter(isUpload).length,
    undone: panel.page.undone.length,
    told: undoNoticesIn(panel).length,
    edited: approved.filter(({ proposed }) => proposed).length,
    unticked: approved.filter(({ unticked }) => unticked).length,
    handedBack: executionLog.handedBack.size,
    counted: approved.filter(({ step }) => step).length,
    granted: executionLog.grants.granted(),
    quoted: quotedIn(panel),
    others: ran.filter(action => !/"action":"(fill|click|upload|read)"/u.test(action)).length,
  };
}

export function totalOf(tallies: readonly Counters[]): Map<string, number> {
  const counts = tallies.flatMap(counters => Object.entries(counters));
  return counts.reduce(
    (total, [what, count]) => total.set(what, (total.get(what) ?? 0) + count),
    new Map<string, number>(),
  );
}

function isInBrowser(ran: string): boolean {
  return IN_BROWSER.some(({ name }) => ran.includes(`"action":"${name}"`));
}

const IN_BROWSER = operations.filter(({ inBrowser }) => inBrowser);

function countMessages(panel: SimulatedPanel, words: string): number {
  return panel.backend.accepted.filter(({ message }) => message.includes(words)).length;
}
