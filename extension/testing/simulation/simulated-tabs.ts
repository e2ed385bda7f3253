import type { ApprovedAction, PageAccess } from '../../entrypoints/sidepanel/ports/page-access.ts';
import { failureOf, SiteRefusal } from '../../messaging/failures.ts';
import type { BrowserTab } from '../../operations/browser/browser.ts';
import type { Action } from '../../operations/contract/action.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import type { Preview } from '../../operations/contract/preview.ts';
import { findOperation } from '../../operations/list.ts';
import type { RefusingSite } from '../../page/failure.ts';
import { PageError, toFailure } from '../../page/page-error.ts';
import { REFUSED } from './simulated-elements.ts';
import { type Browser, FIRST_TAB, SimulatedTab } from './simulated-tab.ts';

type Place = Pick<Parameters<PageAccess['preview']>[0], 'tabId' | 'sharedTabs'>;

/** The tabs of the browser, with the operations of the background. */
export class SimulatedTabs implements Browser {
  readonly isGranted: Browser['isGranted'];
  readonly readings: Browser['readings'] = [];
  readonly undone: string[] = [];
  readonly open = new Map<number, SimulatedTab>();
  /** Without access to the pages. */
  isUnseen = false;
  /** Thrown for the first tab, when a rule excludes it. */
  neverRead: PageError | undefined;
  /** The rule that forbids the background's action. */
  refusing: RefusingSite | undefined;
  readonly #all = new Map<number, SimulatedTab>();
  readonly #outcomes = new Map<string, Outcome>();

  constructor(isGranted: Browser['isGranted']) {
    this.isGranted = isGranted;
    for (const tabId of [FIRST_TAB, 8, 9]) this.add(tabId);
  }

  /** Includes closed tabs. */
  known(tabId: number): SimulatedTab {
    return this.#all.get(tabId) ?? this.get(tabId);
  }

  /** Throws `PageGone` for a closed tab, and for an excluded one. */
  get(tabId: number): SimulatedTab {
    if (tabId === FIRST_TAB && this.neverRead) throw this.neverRead;
    const tab = this.open.get(tabId);
    if (!tab) throw new PageError('PageGone', 'The tab is closed.');
    return tab;
  }

  add(tabId: number): SimulatedTab {
    const tab = new SimulatedTab(tabId, this);
    this.open.set(tabId, tab);
    this.#all.set(tabId, tab);
    return tab;
  }

  close(tabId: number): void {
    this.open.delete(tabId);
    // Later approvals are not for this page.
    this.#all.get(tabId)?.navigate();
  }

  listed(tabIds: readonly number[]): BrowserTab[] {
    return tabIds.flatMap(id => {
      const tab = id === FIRST_TAB && this.neverRead ? undefined : this.open.get(id);
      return tab ? { id, url: tab.url(), title: tab.title, isInFront: id === FIRST_TAB } : [];
    });
  }

  /** The preview of the page, or of the background for its own actions. */
  preview(place: Place, action: Action): Preview {
    const { inBrowser } = findOperation(action.action) ?? {};
    const tab = this.#tabFor(place.tabId, action.action);
    if (!inBrowser) {
      if (this.isUnseen) throw new PageError('NotPermitted', 'No access.');
      return tab.elements.preview(tab.documentId(), action, tab.selectedText);
    }
    try {
      return this.#previewInBrowser(place, action);
    } catch (thrown) {
      return { status: 'failed', failure: failureOf(thrown) };
    }
  }

  #previewInBrowser(place: Place, action: Action): Preview {
    const { url } = action.params;
    if (Object.values(action.params).includes(REFUSED))
      throw new PageError('InvalidArgument', 'It takes no such value.');
    this.#assertPermitted();
    const tab = this.#intended(place, action);
    return {
      status: 'bound',
      binding: { kind: 'tab', tabId: place.tabId },
      facts: {
        kind: 'tab',
        name: tab.title,
        origin: tab.origin,
        inFrame: false,
        link: typeof url === 'string' ? url : tab.url(),
      },
      effect: findOperation(action.action)?.effect ?? 'reads',
      details: [String(tab.id)],
      ...(action.action === 'download' ? { asksPermission: 'downloads' } : {}),
    };
  }

  /** Throws where nothing may run; returns the earlier outcome of this key, if any, whatever happened to the tab. */
  admit(approved: ApprovedAction): Outcome | undefined {
    const before = this.#outcomes.get(approved.key);
    if (before) return before;
    this.#tabFor(approved.tabId, approved.action.action).admit(approved);
    this.#assertPermitted();
    return undefined;
  }

  /** The background's part of a run, after `admit`. The shared and open tabs may have changed since the card was made. */
  run(approved: ApprovedAction): Outcome {
    let outcome: Outcome;
    try {
      outcome = this.#carryOut(approved);
    } catch (thrown) {
      const { type, message } = toFailure(thrown);
      outcome = { success: false, error_type: type, message };
    }
    this.#outcomes.set(approved.key, outcome);
    return outcome;
  }

  outcomeOf(key: string): Outcome | undefined {
    return this.#outcomes.get(key);
  }

  #assertPermitted(): void {
    if (this.refusing) throw new SiteRefusal(this.refusing, 'The rule forbids it.');
  }

  #tabFor(tabId: number, action: string): SimulatedTab {
    return findOperation(action)?.inBrowser?.needsNoTab ? this.known(tabId) : this.get(tabId);
  }

  /** The named tab, which must be shared, or the current one. */
  #intended({ tabId, sharedTabs }: Place, { action, params }: Action): SimulatedTab {
    if (params.tabId === undefined) return this.#tabFor(tabId, action);
    const named = sharedTabs.find(id => String(id) === String(params.tabId) && this.open.has(id));
    if (named === undefined) throw new PageError('InvalidArgument', 'This conversation has no such tab.');
    return this.get(named);
  }

  #carryOut({ tabId, sharedTabs, action }: ApprovedAction): Outcome {
    if (action.params.fails === true) return { success: false, message: 'Did not work.' };
    const done = { success: true, message: 'Ran.' } as const;
    switch (action.action) {
      case 'switch_tab':
        return { ...done, tab: reportOf(this.#intended({ tabId, sharedTabs }, action)) };
      case 'open_tab': {
        const tab = this.add(Math.max(FIRST_TAB, 9, ...this.open.keys()) + 1);
        return { ...done, effect: 'opened', opened: { kind: 'tab', id: String(tab.id) }, tab: reportOf(tab) };
      }
      case 'close': {
        const { id } = this.#intended({ tabId, sharedTabs }, action);
        this.close(id);
        const next = sharedTabs.findLast(shared => this.open.has(shared));
        return id === tabId && next !== undefined ? { ...done, tab: reportOf(this.get(next)) } : done;
      }
      case 'list_tabs':
        return {
          ...done,
          tabs: this.listed(sharedTabs).map(({ id }) => ({
            ...reportOf(this.get(id)),
            active: id === tabId,
          })),
        };
      default:
        if (findOperation(action.action)?.inBrowser?.leadsElsewhere) this.get(tabId).navigate();
        return { ...done, effect: this.isUnseen ? 'unseen' : 'navigated' };
    }
  }
}

function reportOf(tab: SimulatedTab): NonNullable<Outcome['tab']> {
  return { id: String(tab.id), url: tab.url(), title: tab.title };
}
