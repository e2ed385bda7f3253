import type { ChatRequestInput } from '@assent/shared';
import type { Gesture, Verdict } from '../../entrypoints/sidepanel/approval/gate.ts';
import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import { changePageContext } from '../../entrypoints/sidepanel/conversation/change-context.ts';
import {
  conversationSchema,
  emptyConversation,
} from '../../entrypoints/sidepanel/conversation/conversation.ts';
import { rowsBefore } from '../../entrypoints/sidepanel/conversation/done-before.ts';
import { keepStore } from '../../entrypoints/sidepanel/conversation/keep-conversation.ts';
import {
  calls,
  createPanelStore,
  type PanelStore,
} from '../../entrypoints/sidepanel/conversation/panel-store.ts';
import {
  recoverOutcomes,
  restoreConversation,
} from '../../entrypoints/sidepanel/execution/restore-conversation.ts';
import { type BrowserTools, type Ports, turnMessages } from '../../entrypoints/sidepanel/ports/ports.ts';
import { createReplays } from '../../entrypoints/sidepanel/routines/replays.ts';
import { createTurn, type Turn } from '../../entrypoints/sidepanel/turn/turn.ts';
import { reservedNames } from '../../tools/list.ts';
import { wordResult } from '../../tools/parse-call.ts';
import type { Toolset } from '../../tools/toolset.ts';
import { SimulatedBackend } from './simulated-backend.ts';
import { settle, simulatedClock } from './simulated-clock.ts';
import { simulatedFiles } from './simulated-files.ts';
import { simulatedGrants } from './simulated-grants.ts';
import { simulatedPage } from './simulated-page.ts';
import { copyOf, simulatedRecords } from './simulated-records.ts';
import { simulatedParse, simulatedTools } from './simulated-tools.ts';

/** A panel with the real turn and store, in a simulated world. */
export class SimulatedPanel {
  readonly backend = new SimulatedBackend();
  readonly clock = simulatedClock();
  readonly grants = simulatedGrants(this.clock);
  readonly page = simulatedPage(this.grants.isInForce);
  readonly records = simulatedRecords();
  /** The conversations that another panel holds. */
  readonly elsewhere = new Set<string>();
  readonly downloads: File[] = [];
  readonly permissionsAsked: string[] = [];
  readonly closedTabs = new Set<number>();
  readonly sites = new Set<string>();
  /** Requests that reached the backend without consent. */
  readonly sentUnasked: ChatRequestInput[] = [];
  readonly tools: Pick<BrowserTools, 'parse' | 'advertised'>;
  /** The conversation as stored after the panel is closed. */
  kept = emptyConversation(crypto.randomUUID(), 0, 'session');
  consent = true;
  takesPictures = false;
  /** A file that begins with “broken” holds no picture; a PDF is a text. */
  readonly files = simulatedFiles();
  toolset: Toolset = 'page';
  /** Whether cards fit into the panel. */
  isWholeInView = true;
  #open: ReturnType<typeof openPanel>;
  #shown: string | undefined;

  /** `parse`: a short parser by default, because the real tools need more text than most tests want. */
  constructor(parse = simulatedParse, advertised = simulatedTools) {
    this.tools = { parse, advertised };
    this.#open = openPanel(this);
  }

  store(): PanelStore {
    return this.#open.store;
  }

  turn(): Turn {
    return this.#open.turn;
  }

  calls(): Call[] {
    return calls(this.store());
  }

  waiting(): Call | undefined {
    return this.calls().find(call => call.state.status === 'awaiting');
  }

  /** Brings all rows of the waiting card into view. */
  seeRows(): void {
    const { id = '', state } = this.waiting() ?? {};
    const rows = state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
    this.turn().seeRows(id, [...rows.keys()]);
  }

  press(gesture?: Partial<Gesture>): Verdict {
    if (this.isWholeInView) this.seeRows();
    const trusted = { trusted: true, repeated: false, ...gesture };
    return this.turn().approve(this.waiting()?.id ?? '', trusted);
  }

  /** Makes new cards visible, as the component does. */
  async look(): Promise<void> {
    await settle();
    const call = this.waiting();
    const card = call && JSON.stringify([call.id, rowsBefore(call), attemptOf(call)]);
    if (call && card !== this.#shown) this.turn().armCard(call.id);
    this.#shown = card;
  }

  async reload(): Promise<void> {
    await settle();
    this.#open.close();
    this.#shown = undefined;
    this.kept = await recoverOutcomes(conversationSchema.parse(this.kept), this.page);
    this.#open = openPanel(this);
  }

  /** Brings the tab in front to the panel's attention. */
  reportFront(): void {
    changePageContext(this.store(), { front: { tabId: this.page.front, url: undefined, title: undefined } });
  }
}

function attemptOf({ state }: Call): number | undefined {
  return state.status === 'awaiting' && state.card.kind === 'actions'
    ? state.card.rows[0]?.attempt
    : undefined;
}

function openPanel(world: SimulatedPanel): { store: PanelStore; turn: Turn; close: () => void } {
  const { page, backend, clock, grants, records, elsewhere, sites } = world;
  const messages = turnMessages('en');
  const store = createPanelStore(restoreConversation(conversationSchema.parse(world.kept), messages));
  let isOpen = true;

  /** Questions of a closed panel reach nobody, and it gets no answers. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    const never = new Promise<Answer>(() => undefined);
    if (!isOpen) return never;
    const answer = await question();
    return isOpen ? answer : never;
  }

  const settings: Ports['settings'] = () => ({
    language: 'en',
    messages,
    backendUrl: backend.url,
    model: '',
    agent: 'default',
    userId: 'someone',
    toolset: world.toolset,
  });
  const newId = (): string => crypto.randomUUID();
  const replays = createReplays({ page, clock, settings, newId }, store);
  const ports: Ports = {
    backend: replays.over({
      chat: (...given) => {
        if (!world.consent) world.sentUnasked.push(given[0]);
        return ask(() => backend.chat(...given));
      },
      resume: (...given) => ask(() => backend.resume(...given)),
      stop: turn => ask(() => backend.stop(turn)),
    }),
    startReplay: replays.start,
    page: {
      ...page,
      read: (...given) => ask(() => page.read(...given)),
      run: (...given) => ask(() => page.run(...given)),
      undo: (...given) => ask(() => page.undo(...given)),
      findMore: (...given) => ask(() => page.findMore(...given)),
      clearMarks: (...given) => ask(() => page.clearMarks(...given)),
      listFrames: (...given) => ask(() => page.listFrames(...given)),
      readSelection: (...given) => ask(() => page.readSelection(...given)),
    },
    tools: { ...world.tools, reserved: reservedNames, wordResult },
    takesPictures: () => world.takesPictures,
    clock: { ...clock, after: (milliseconds, run) => clock.after(milliseconds, () => isOpen && run()) },
    settings,
    hasConsent: async () => world.consent,
    isAgreed: () => world.consent,
    newId,
    keep: conversation =>
      ask(async () => {
        world.kept = copyOf(conversation);
        records.kept.set(conversation.id, world.kept);
      }),
    claim: async id => !elsewhere.has(id),
    whileUnclaimed: async (id, act) => {
      const isFree = !elsewhere.has(id);
      if (isFree) await act();
      return isFree;
    },
    records,
    isShown: shown => page.isShown(shown),
    showTab: async tabId => !world.closedTabs.has(tabId),
    download: file => world.downloads.push(file),
    files: world.files,
    grants: {
      find: origin => ask(() => grants.find(origin)),
      give: origin => ask(() => grants.give(origin)),
      clear: () => ask(() => grants.clear()),
      now: grants.now,
    },
    holdsSite: async origin => sites.has(origin),
    requestSites: async origins => {
      for (const origin of origins) sites.add(origin);
      return true;
    },
    requestPermissions: async permissions => {
      world.permissionsAsked.push(...permissions);
      return true;
    },
  };
  keepStore(store, ports.keep, () => undefined);
  const turn = createTurn({ ports, store });
  turn.resume();
  return {
    store,
    turn,
    close: () => {
      isOpen = false;
    },
  };
}
