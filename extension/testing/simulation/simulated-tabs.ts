import type { ApprovedAction, PageAccess } from '../../entrypoints/sidepanel/ports/page-access.ts';
import { SiteRefusal } from '../../messaging/failures.ts';
import type { BrowserTab } from '../../operations/browser/browser.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import type { Preview } from '../../operations/contract/preview.ts';
import { findOperation } from '../../operations/list.ts';
import type { RefusingSite } from '../../page/failure.ts';
import { PageError, toFailure } from '../../page/page-error.ts';
import { REFUSED } from './simulated-elements.ts';
import { type ReadAtLarge, type SimulatedPlace, simulatedPlace } from './simulated-place.ts';
import {
  FIRST_TAB,
  type SimulatedMemory,
  type SimulatedTab,
  simulatedMemory,
  simulatedTab,
} from './simulated-tab.ts';

type Asked = Parameters<PageAccess['preview']>[1];

/** The tabs of the browser, with the operations of the background. */
export interface SimulatedTabs {
  open: ReadonlyMap<number, SimulatedTab>;
  memory: SimulatedMemory;
  readings: ReadAtLarge[];
  isGranted: SimulatedPlace['isGranted'];
  /** Without access to the pages. */
  isUnseen: boolean;
  /** Thrown for the first tab, when a rule excludes it. */
  neverRead: PageError | undefined;
  /** The rule that forbids the background's action. */
  refusing: RefusingSite | undefined;
  /** Includes closed tabs. */
  known(tabId: number): SimulatedTab;
  /** Throws `PageGone` for a closed tab, and for an excluded one. */
  get(tabId: number): SimulatedTab;
  add(tabId: number): void;
  close(tabId: number): void;
  listed(tabIds: readonly number[]): BrowserTab[];
  preview(place: { tabId: number; sharedTabs: readonly number[] }, action: Asked): Preview;
  /** At most once by key, whatever happens to the tab. */
  run(approved: ApprovedAction, ran: (outcome: Outcome) => void): Outcome;
  outcomeOf(key: string): Outcome | undefined;
}

export function simulatedTabs(): SimulatedTabs {
  const open = new Map<number, SimulatedTab>();
  const all = new Map<number, SimulatedTab>();
  const ledger = new Map<string, Outcome>();
  const tabs: SimulatedTabs = {
    ...{ open, memory: simulatedMemory(), readings: [], isGranted: () => false, isUnseen: false },
    neverRead: undefined,
    refusing: undefined,
    known: tabId => all.get(tabId) ?? tabs.get(tabId),
    get: tabId => {
      const tab = open.get(tabId);
      if (tabId === FIRST_TAB && tabs.neverRead) throw tabs.neverRead;
      if (!tab) throw new PageError('PageGone', 'The tab is closed.');
      return tab;
    },
    add: tabId => {
      const world = { readings: tabs.readings, isGranted: (origin: string) => tabs.isGranted(origin) };
      const place = tabId === FIRST_TAB ? simulatedPlace(world) : simulatedPlace(world, originOf(tabId));
      const tab = simulatedTab(tabId, place, tabs.memory);
      open.set(tabId, tab);
      all.set(tabId, tab);
    },
    close: tabId => {
      open.delete(tabId);
      // Later approvals are not for this page.
      all.get(tabId)?.navigate();
    },
    listed: tabIds =>
      tabIds
        .filter(tabId => tabId !== FIRST_TAB || !tabs.neverRead)
        .flatMap(tabId => listedTab(open.get(tabId)) ?? []),
    preview: (place, action) => {
      if (Object.values(action.params).includes(REFUSED))
        throw new PageError('InvalidArgument', 'It takes no such value.');
      if (tabs.refusing) throw new SiteRefusal(tabs.refusing, 'The rule forbids it.');
      const { id, title, url, place: where } = intendedTabOf(tabs, place, action);
      return {
        status: 'bound',
        binding: { kind: 'tab', tabId: place.tabId },
        facts: {
          kind: 'tab',
          name: title(),
          origin: where.origin(),
          inFrame: false,
          link: linkOf(action) ?? url(),
        },
        effect: findOperation(action.action)?.effect ?? 'reads',
        details: [String(id)],
        ...(action.action === 'download' ? { asksPermission: 'downloads' } : {}),
      };
    },
    run: (approved, ran) => {
      const before = ledger.get(approved.key);
      if (before) return before;
      (needsNoTab(approved.action.action) ? tabs.known(approved.tabId) : tabs.get(approved.tabId)).admit(
        approved,
      );
      if (tabs.refusing) throw new SiteRefusal(tabs.refusing, 'The rule forbids it.');
      const outcome = outcomeIn(tabs, approved);
      ran(outcome);
      ledger.set(approved.key, outcome);
      return outcome;
    },
    outcomeOf: key => ledger.get(key),
  };
  for (const tabId of [FIRST_TAB, 8, 9]) tabs.add(tabId);
  return tabs;
}

function linkOf({ params }: Asked): string | undefined {
  return typeof params.url === 'string' ? params.url : undefined;
}

function originOf(tabId: number): string {
  return `https://tab-${tabId}.example`;
}

function listedTab(tab: SimulatedTab | undefined): BrowserTab | undefined {
  return tab && { id: tab.id, url: tab.url(), title: tab.title(), isInFront: tab.id === FIRST_TAB };
}

/** The named tab, which must be shared, or the current one. */
function intendedTabOf(
  tabs: SimulatedTabs,
  { tabId, sharedTabs }: { tabId: number; sharedTabs: readonly number[] },
  { action, params }: Asked,
): SimulatedTab {
  if (params.tabId === undefined) return needsNoTab(action) ? tabs.known(tabId) : tabs.get(tabId);
  const namedTab = sharedTabs.find(
    shared => String(shared) === String(params.tabId) && tabs.open.has(shared),
  );
  if (namedTab === undefined) throw new PageError('InvalidArgument', 'This conversation has no such tab.');
  return tabs.get(namedTab);
}

function needsNoTab(action: string): boolean {
  return findOperation(action)?.inBrowser?.needsNoTab === true;
}

/** The shared and open tabs may have changed since the card was made. */
function outcomeIn(tabs: SimulatedTabs, approved: ApprovedAction): Outcome {
  try {
    return carriedOut(tabs, approved);
  } catch (thrown) {
    const { type, message } = toFailure(thrown);
    return { success: false, error_type: type, message };
  }
}

function carriedOut(tabs: SimulatedTabs, { tabId, sharedTabs, action }: ApprovedAction): Outcome {
  if (action.params.fails === true) return { success: false, message: 'Did not work.' };
  const done = { success: true, message: 'Ran.' } as const;
  const told = (tab: SimulatedTab): NonNullable<Outcome['tab']> => {
    return { id: String(tab.id), url: tab.url(), title: tab.title() };
  };
  switch (action.action) {
    case 'switch_tab':
      return { ...done, tab: told(intendedTabOf(tabs, { tabId, sharedTabs }, action)) };
    case 'open_tab': {
      const id = Math.max(FIRST_TAB, 9, ...tabs.open.keys()) + 1;
      tabs.add(id);
      return { ...done, effect: 'opened', opened: { kind: 'tab', id: String(id) }, tab: told(tabs.get(id)) };
    }
    case 'close': {
      const { id } = intendedTabOf(tabs, { tabId, sharedTabs }, action);
      tabs.close(id);
      const next = sharedTabs.findLast(shared => tabs.open.has(shared));
      return id === tabId && next !== undefined ? { ...done, tab: told(tabs.get(next)) } : done;
    }
    case 'list_tabs':
      return {
        ...done,
        tabs: tabs.listed(sharedTabs).map(({ id }) => ({ ...told(tabs.get(id)), active: id === tabId })),
      };
    default:
      if (findOperation(action.action)?.inBrowser?.leadsElsewhere) tabs.get(tabId).navigate();
      return { ...done, effect: tabs.isUnseen ? 'unseen' : 'navigated' };
  }
}
