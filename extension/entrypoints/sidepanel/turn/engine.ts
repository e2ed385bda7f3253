import type { PanelStore } from '../conversation/panel-store.ts';

/** A stretch of work that Stop can end. */
export type Step = (signal: AbortSignal) => Promise<void>;

/** Sees to it that one thing goes on at a time, and that it can be stopped. */
export interface Engine {
  busy(): boolean;
  /** Does the steps one after the other; Stop ends the one that goes on, and the next begins unstopped. */
  run(...steps: Step[]): void;
  stop(): void;
  settled(): Promise<void>;
}

/** `broken` takes what no step has caught: a defect of ours, which must be shown and not leave anything hanging. */
export function createEngine(store: PanelStore, broken: (thrown: unknown) => void): Engine {
  let current: AbortController | undefined;
  let work: Promise<void> = Promise.resolve();

  async function runSteps(steps: Step[]): Promise<void> {
    try {
      for (const step of steps) {
        current = new AbortController();
        store.setState({ activity: { status: 'busy', stopping: false } });
        await step(current.signal);
      }
    } catch (thrown) {
      broken(thrown);
    } finally {
      current = undefined;
      store.setState({ activity: { status: 'idle' } });
    }
  }

  return {
    busy: () => current !== undefined,
    run: (...steps) => {
      work = runSteps(steps);
    },
    stop: () => {
      if (!current) return;
      store.setState({ activity: { status: 'busy', stopping: true } });
      current.abort();
    },
    settled: () => work,
  };
}
