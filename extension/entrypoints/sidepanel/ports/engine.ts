import type { Activity, PanelStore } from '../conversation/panel-store.ts';

/** A step of work that Stop can end. */
export type Step = (signal: AbortSignal) => Promise<void>;

/** Runs one thing at a time, which can be stopped. */
export interface Engine {
  busy(): boolean;
  /** Runs the steps in order; Stop ends the current one, and the next begins with a new signal. */
  run(...steps: Step[]): void;
  /** The same, and then advances the conversation. */
  runTurn(...steps: Step[]): void;
  /** The same for an undo, which the panel displays as such. */
  runUndo(step: Step): void;
  stop(): void;
  /** Ends the current step and cancels the later ones. */
  halt(): void;
  settled(): Promise<void>;
}

/** The turn's operations for replacing the panel's conversation. */
export interface TurnActs {
  engine: Engine;
  newChat(): Promise<void>;
  /** Resumes the answer that was streaming when the conversation was left. */
  resume(): void;
}

/**
 * `advance` continues the conversation. `broken` handles an error that no step caught: a defect, which must be shown and must
 * leave nothing open.
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
