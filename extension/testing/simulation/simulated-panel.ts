import type { ChatRequestInput } from '@assent/shared';
import type { Gesture, Verdict } from '../../entrypoints/sidepanel/approval/gate.ts';
import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import { changePageContext } from '../../entrypoints/sidepanel/conversation/change-context.ts';
import {
  type Conversation,
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
import type { BrowserTools, Ports } from '../../entrypoints/sidepanel/ports/ports.ts';
import { turnMessages } from '../../entrypoints/sidepanel/ports/ports.ts';
import { createTurn, type Turn } from '../../entrypoints/sidepanel/turn/turn.ts';
import { isInForce } from '../../sites/reading-grants.ts';
import { reservedNames } from '../../tools/list.ts';
import { wordResult } from '../../tools/parse-call.ts';
import type { Toolset } from '../../tools/toolset.ts';
import { type SimulatedBackend, simulatedBackend } from './simulated-backend.ts';
import { type SimulatedClock, settle, simulatedClock } from './simulated-clock.ts';
import { type SimulatedGrants, simulatedGrants } from './simulated-grants.ts';
import { type SimulatedPage, simulatedPage } from './simulated-page.ts';
import { copyOf, type SimulatedRecords, simulatedRecords } from './simulated-records.ts';
import { simulatedParse, simulatedTools } from './simulated-tools.ts';

/** A panel with the real turn and store, in a simulated world. */
export interface SimulatedPanel {
  page: SimulatedPage;
  backend: SimulatedBackend;
  clock: SimulatedClock;
  grants: SimulatedGrants;
  records: SimulatedRecords;
  elsewhere: Set<string>;
  downloads: File[];
  permissionsAsked: string[];
  sitesHeld: Set<string>;
  closedTabs: Set<number>;
  store(): PanelStore;
  turn(): Turn;
  /** The conversation as stored after the panel is closed. */
  kept(): Conversation;
  calls(): Call[];
  waiting(): Call | undefined;
  press(gesture?: Partial<Gesture>): Verdict;
  /** Makes new cards visible, as the component does. */
  look(): Promise<void>;
  reload(): Promise<void>;
  setConsent(given: boolean): void;
  setToolset(toolset: Toolset): void;
  /** Requests that reached the backend without consent. */
  sentUnasked(): ChatRequestInput[];
}

interface World {
  parse: BrowserTools['parse'];
  advertised: BrowserTools['advertised'];
  page: SimulatedPage;
  backend: SimulatedBackend;
  clock: SimulatedClock;
  grants: SimulatedGrants;
  records: SimulatedRecords;
  elsewhere: Set<string>;
  downloads: File[];
  permissionsAsked: string[];
  sitesHeld: Set<string>;
  closedTabs: Set<number>;
  kept: Conversation;
  /** Closed panels: their questions get no answer. */
  generation: number;
  consent: boolean;
  toolset: Toolset;
  sentUnasked: ChatRequestInput[];
}

/** `parse`: a short parser by default, because the real tools need more text than most tests want. */
export function simulatePanel(parse = simulatedParse, advertised = simulatedTools): SimulatedPanel {
  const clock = simulatedClock();
  const world: World = {
    parse,
    advertised,
    page: simulatedPage(),
    backend: simulatedBackend(),
    clock,
    grants: simulatedGrants(clock),
    records: simulatedRecords(),
    elsewhere: new Set(),
    downloads: [],
    permissionsAsked: [],
    sitesHeld: new Set(),
    closedTabs: new Set(),
    kept: emptyConversation(crypto.randomUUID(), 0, 'session'),
    generation: 0,
    consent: true,
    toolset: 'page',
    sentUnasked: [],
  };
  world.page.tabs.isGranted = origin => {
    const grant = world.grants.all.get(origin);
    return grant !== undefined && isInForce(grant, world.grants.now());
  };
  let panel = openPanel(world);
  let seen: string | undefined;
  const waiting = (): Call | undefined => calls(panel.store).find(call => call.state.status === 'awaiting');
  return {
    page: world.page,
    backend: world.backend,
    clock: world.clock,
    grants: world.grants,
    records: world.records,
    elsewhere: world.elsewhere,
    downloads: world.downloads,
    permissionsAsked: world.permissionsAsked,
    sitesHeld: world.sitesHeld,
    closedTabs: world.closedTabs,
    store: () => panel.store,
    turn: () => panel.turn,
    kept: () => world.kept,
    calls: () => calls(panel.store),
    waiting,
    press: gesture => panel.turn.approve(waiting()?.id ?? '', { trusted: true, repeated: false, ...gesture }),
    look: async () => {
      await settle();
      const call = waiting();
      const card = call && `${call.id}:${rowsBefore(call)}`;
      if (call && card !== seen) panel.turn.armCard(call.id);
      seen = card;
    },
    reload: async () => {
      await settle();
      world.generation += 1;
      seen = undefined;
      world.kept = await recoverOutcomes(conversationSchema.parse(world.kept), world.page);
      panel = openPanel(world);
    },
    setToolset: toolset => {
      world.toolset = toolset;
    },
    setConsent: given => {
      world.consent = given;
    },
    sentUnasked: () => world.sentUnasked,
  };
}

export function reportFront({ page, store }: SimulatedPanel): void {
  changePageContext(store(), { front: { tabId: page.front, url: undefined, title: undefined } });
}

function openPanel(world: World): { store: PanelStore; turn: Turn } {
  const messages = turnMessages('en');
  const store = createPanelStore(restoreConversation(conversationSchema.parse(world.kept), messages));
  const { generation } = world;
  const ports: Ports = {
    backend: {
      chat: (...given) => {
        if (!world.consent) world.sentUnasked.push(given[0]);
        return alive(world, generation, () => world.backend.chat(...given));
      },
      resume: (...given) => alive(world, generation, () => world.backend.resume(...given)),
      stop: (...given) => alive(world, generation, () => world.backend.stop(...given)),
    },
    page: {
      ...world.page,
      read: (...given) => alive(world, generation, () => world.page.read(...given)),
      run: (...given) => alive(world, generation, () => world.page.run(...given)),
      undo: (...given) => alive(world, generation, () => world.page.undo(...given)),
      findMore: (...given) => alive(world, generation, () => world.page.findMore(...given)),
      clearMarks: (...given) => alive(world, generation, () => world.page.clearMarks(...given)),
      listFrames: (...given) => alive(world, generation, () => world.page.listFrames(...given)),
      readSelection: (...given) => alive(world, generation, () => world.page.readSelection(...given)),
    },
    tools: { advertised: world.advertised, reserved: reservedNames, parse: world.parse, wordResult },
    clock: {
      ...world.clock,
      after: (milliseconds, run) =>
        world.clock.after(milliseconds, () => generation === world.generation && run()),
    },
    settings: () => ({
      language: 'en',
      messages,
      backendUrl: world.backend.url,
      model: '',
      agent: 'default',
      userId: 'someone',
      toolset: world.toolset,
    }),
    hasConsent: async () => world.consent,
    newId: () => crypto.randomUUID(),
    keep: conversation =>
      alive(world, generation, async () => {
        world.kept = copyOf(conversation);
        world.records.kept.set(conversation.id, world.kept);
      }),
    claim: async id => !world.elsewhere.has(id),
    whileUnclaimed: async (id, act) => {
      const isFree = !world.elsewhere.has(id);
      if (isFree) await act();
      return isFree;
    },
    records: world.records,
    isShown: async ({ tabId, documentId }) => world.page.tabs.open.get(tabId)?.documentId() === documentId,
    showTab: async tabId => !world.closedTabs.has(tabId),
    download: file => world.downloads.push(file),
    grants: {
      find: origin => alive(world, generation, () => world.grants.find(origin)),
      give: origin => alive(world, generation, () => world.grants.give(origin)),
      clear: () => alive(world, generation, () => world.grants.clear()),
      now: world.grants.now,
    },
    holdsSite: async origin => world.sitesHeld.has(origin),
    requestSites: async origins => {
      for (const origin of origins) world.sitesHeld.add(origin);
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
  return { store, turn };
}

/** Questions of a closed panel reach nobody, and it gets no answers. */
async function alive<Answer>(world: World, generation: number, ask: () => Promise<Answer>): Promise<Answer> {
  const never = new Promise<Answer>(() => undefined);
  if (generation !== world.generation) return never;
  const answer = await ask();
  return generation === world.generation ? answer : never;
}
