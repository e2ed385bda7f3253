import type { Activity, PanelStore } from '../conversation/panel-store.ts';

/** A stretch of work that Stop can end. */
export type Step = (signal: AbortSignal) => Promise<void>;

/** Sees to it that one thing goes on at a time, and that it can be stopped. */
export interface Engine {
  busy(): boolean;
  /** Does the steps one after the other; Stop ends the one that goes on, and the next begins unstopped. */
  run(...steps: Step[]): void;
  /** The same, and then takes the conversation on from where it stands. */
  runTurn(...steps: Step[]): void;
  /** The same for what goes back to how things were: the person is told that it is this which goes on. */
  runUndo(step: Step): void;
  stop(): void;
  /** Ends the step that goes on and keeps the later ones from beginning. */
  halt(): void;
  settled(): Promise<void>;
}

/** What putting another conversation into the panel needs of the turn. */
export interface TurnActs {
  engine: Engine;
  newChat(): Promise<void>;
  /** Goes on with the answer that was coming when the conversation was left. */
  resume(): void;
}

/**
 * `advance` takes the conversation on. `broken` takes what no step has caught: a defect of ours, which must be shown and
 * not leave anything hanging.
 */
export function createEngine(store: PanelStore, advance: Step, broken: (thrown: unknown) => void): Engine {
  let current: AbortController | undefined;
  let work: Promise<void> = Promise.resolve();
  let halted = false;

  async function runSteps(steps: Step[], busy: Activity): Promise<void> {
    try {
      for (const step of steps) {
        if (halted) return;
        current = new AbortController();
        store.setState({ activity: busy });
        await step(current.signal);
      }
    } catch (thrown) {
      broken(thrown);
    } finally {
      current = undefined;
      store.setState({ activity: { status: 'idle' } });
    }
  }

  function stop(): void {
    if (!current) return;
    store.setState({ activity: { status: 'busy', stopping: true } });
    current.abort();
  }

  function begin(steps: Step[], kind: { isUndo?: boolean } = {}): void {
    halted = false;
    work = runSteps(steps, { status: 'busy', stopping: false, ...kind });
  }

  return {
    busy: () => current !== undefined,
    run: (...steps) => begin(steps),
    runTurn: (...steps) => begin([...steps, advance]),
    runUndo: step => begin([step], { isUndo: true }),
    stop,
    halt: () => {
      halted = true;
      stop();
    },
    settled: () => work,
  };
}
