import { findOperation } from '../../operations/list.ts';
import { FIRST_TAB } from '../simulation/simulated-tab.ts';
import { isNamed } from './check-replies.ts';
import { quotedRequests } from './check-requests.ts';
import { countUndoNotices } from './check-undo.ts';
import { type ExecutionLog, executionsOf, rowsOf } from './execution-log.ts';

/** How often the events that the properties are about occurred. */
export type Counters = Record<string, number>;

export function countersOf(log: ExecutionLog): Counters {
  const { panel, returned, grants } = log;
  const { executions, tabs } = panel.page;
  const cards = [...log.approved.values()];
  const approved = cards.flat().flatMap(rowsOf);
  const isInBrowser = (name: string): boolean => findOperation(name)?.inBrowser !== undefined;
  const ran = executions.map(({ action }) => action.action);
  return {
    approvals: cards.flat().length,
    executions: ran.length,
    uploads: ran.filter(name => name === 'upload').length,
    undone: tabs.undone.length,
    undoNotices: countUndoNotices(log),
    edited: approved.filter(({ proposed }) => proposed).length,
    unticked: approved.filter(({ unticked }) => unticked).length,
    returned: returned.size,
    /** Approved after the page had changed under the rows before them. */
    shownAgain: approved.filter(({ attempt }) => attempt).length,
    counted: approved.filter(({ step }) => step).length,
    /** Clicks that turned something over. */
    turned: executions.filter(({ made }) => made !== undefined).length,
    /** After the last row with consequences was scrolled into view. */
    scrolled: log.scrolled,
    granted: grants.granted.size,
    quoted: quotedRequests(log).length,
    undoneWhileListening: log.undoneWhileListening,
    /** Requests that a program answers. */
    toPrograms: panel.backend.accepted.filter(({ model }) => model === 'mcp:1').length,
    /** The second press for a call, and any further. */
    steps: cards.flatMap(of => of.slice(1)).length,
    /** Calls by `use_browser` or by the name of an operation. */
    named: panel.calls().flatMap(call => (isNamed(call) ? executionsOf(log, call.id) : [])).length,
    inBrowser: ran.filter(isInBrowser).length,
    /** On a page of another tab than the first. */
    elsewhere: executions.filter(it => it.tabId !== FIRST_TAB && !isInBrowser(it.action.action)).length,
    /** Reported calls of a tab that was left. */
    leftBehind: countMessages(log, 'that the conversation has since left'),
    /** Reported actions of a call that a message closed. */
    cutShort: countMessages(log, 'this message interrupted the actions'),
    /** Operations other than the most common ones. */
    others: ran.filter(name => !['fill', 'click', 'upload', 'read'].includes(name)).length,
  };
}

function countMessages({ panel }: ExecutionLog, text: string): number {
  return panel.backend.accepted.filter(({ message }) => message.includes(text)).length;
}
