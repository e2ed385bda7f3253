import type { McpClient } from '@assent/shared';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { watchAccessKey } from '../../../settings/access-key.ts';
import type { Consent } from '../../../settings/consent.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import type { Clock } from '../ports/ports.ts';
import type { Turn } from '../turn/turn.ts';
import type { Pairing, ProgramBackend } from './program-backend.ts';

/** Milliseconds between two questions to the backend while there are programs. */
const EVERY = 3_000;

export interface ProgramsState {
  /** Undefined until the backend has said; it may serve no programs. */
  programs: readonly McpClient[] | undefined;
  /** The backend has not answered the newest question. */
  isAway: boolean;
  /** Whether the dialog is open in which a person lets a program in. */
  isConnecting: boolean;
}

/** The programs that a person has let in at their backend, such as coding agents. */
export interface Programs {
  store: StoreApi<ProgramsState>;
  refresh(): void;
  showDialog(isShown: boolean): void;
  /** Lets in the program that shows this code, and begins a conversation in which its calls are shown. */
  pair(code: string): Promise<Pairing>;
  /** Begins a conversation with it. */
  begin(program: McpClient): Promise<void>;
  /** Ends what it asks for now. False when the backend does not answer. */
  stop(id: string): Promise<boolean>;
  /** Ends its connection for good. False when the backend does not answer. */
  disconnect(id: string): Promise<boolean>;
}

export interface ProgramsPorts {
  backend: ProgramBackend;
  clock: Clock;
  turn: Pick<Turn, 'beginProgram' | 'stopProgram'>;
  panel: PanelStore;
  isAgreed(): boolean;
  /** Whether the panel can be seen: a hidden one asks for nothing. */
  isVisible(): boolean;
}

const NO_PROGRAMS: ProgramsState = { programs: undefined, isAway: false, isConnecting: false };

export function createPrograms(ports: ProgramsPorts): Programs & { restart(): void } {
  const store = createStore<ProgramsState>(() => NO_PROGRAMS);
  const { backend, turn } = ports;
  /** The newest question: what an earlier one brings is dropped. */
  let newest = 0;
  const ask = async (): Promise<void> => {
    newest += 1;
    const mine = newest;
    if (!ports.isVisible() || !ports.isAgreed()) return;
    const listed = await backend.list();
    if (mine !== newest) return;
    store.setState({ isAway: listed.kind === 'away' });
    if (listed.kind === 'none') store.setState({ programs: undefined });
    if (listed.kind === 'programs') store.setState({ programs: listed.programs });
    if (listed.kind === 'none' || !isFollowed()) return;
    ports.clock.after(EVERY, () => {
      if (mine === newest) void ask();
    });
  };
  const isFollowed = (): boolean => {
    const { programs = [], isConnecting } = store.getState();
    return programs.length > 0 || isConnecting || ports.panel.getState().conversation.program !== undefined;
  };
  const then = async (isDone: Promise<boolean>): Promise<boolean> => {
    const outcome = await isDone;
    void ask();
    return outcome;
  };
  /** With which a conversation begins at this moment. */
  let beginning: string | undefined;
  const beginWith = async (program: McpClient): Promise<void> => {
    store.setState({ isConnecting: false });
    beginning = program.id;
    await turn.beginProgram(program).finally(() => {
      beginning = undefined;
    });
    void ask();
  };
  // Nobody sees the card of a conversation that was left, so its program must not go on waiting.
  ports.panel.subscribe(({ conversation: now }, { conversation: before }) => {
    const left = before.program?.id;
    if (left !== undefined && now.id !== before.id && left !== beginning) void then(backend.stop(left));
  });
  return {
    store,
    refresh: () => void ask(),
    restart() {
      store.setState(NO_PROGRAMS);
      void ask();
    },
    showDialog(isConnecting) {
      store.setState({ isConnecting });
      void ask();
    },
    async pair(code) {
      const pairing = await backend.pair(code);
      if (pairing.kind === 'paired') await beginWith(pairing.program);
      return pairing;
    },
    begin: beginWith,
    stop(id) {
      turn.stopProgram(id);
      return then(backend.stop(id));
    },
    disconnect(id) {
      turn.stopProgram(id);
      return then(backend.disconnect(id));
    },
  };
}

interface ProgramsSource {
  settings: StoreApi<{ relayUrl: string }>;
  consent: StoreApi<Consent>;
}

/** Follows the programs at the chosen backend, while the panel is in view. */
export function openPrograms(
  { settings, consent }: ProgramsSource,
  ports: Omit<ProgramsPorts, 'isAgreed' | 'isVisible'>,
): Programs {
  const programs = createPrograms({
    ...ports,
    isAgreed: () => consent.getState().status === 'given',
    isVisible: () => !document.hidden,
  });
  settings.subscribe(({ relayUrl }, before) => relayUrl !== before.relayUrl && programs.restart());
  watchAccessKey(programs.restart);
  consent.subscribe(programs.restart);
  addEventListener('focus', programs.refresh);
  document.addEventListener('visibilitychange', programs.refresh);
  programs.refresh();
  return programs;
}
