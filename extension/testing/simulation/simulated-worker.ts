import { NoAnswer } from '../../messaging/failures.ts';

/** The background as a channel for every question, which Chrome may kill during one. */
export interface SimulatedWorker {
  kill(when: 'before' | 'after', times: number): void;
  through<Answer>(ask: () => Answer): Promise<Answer>;
}

export function simulatedWorker(): SimulatedWorker {
  let deaths: ('before' | 'after')[] = [];
  return {
    kill: (when, times) => {
      deaths = Array.from({ length: times }, () => when);
    },
    through: async ask => {
      const death = deaths.shift();
      if (death === 'before') throw new NoAnswer('interrupted', 'killed');
      const answer = ask();
      if (death === 'after') throw new NoAnswer('interrupted', 'killed');
      return answer;
    },
  };
}
