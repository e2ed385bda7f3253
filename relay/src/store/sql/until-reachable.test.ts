import { expect, test } from 'vitest';
import { untilReachable } from './until-reachable.ts';

function refused(): Error {
  return Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
}

/** Fails as often as there are errors, then opens. */
function opening(...errors: Error[]) {
  const attempts: number[] = [];
  return {
    attempts,
    async open(): Promise<string> {
      attempts.push(performance.now());
      const error = errors[attempts.length - 1];
      if (error) throw error;
      return 'open';
    },
  };
}

test('waits for a database that is still starting, and reports it once', async () => {
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  const { open, attempts } = opening(refused(), starting, new Error('timeout expired'));
  const lines: string[] = [];
  const options = { patience: 5000, pause: 5, notifyOperator: (line: string) => lines.push(line) };
  expect(await untilReachable(open, options)).toBe('open');
  expect(attempts).toHaveLength(4);
  expect(lines).toEqual([
    'The database in DATABASE_URL can’t be reached yet (ECONNREFUSED). Trying again for 5 s.',
  ]);
});

test('gives up after its patience, and says why and what to do', async () => {
  const { open, attempts } = opening(...Array.from({ length: 1000 }, refused));
  const lines: string[] = [];
  const reaching = untilReachable(open, {
    patience: 60,
    pause: 10,
    notifyOperator: line => lines.push(line),
  });
  await expect(reaching).rejects.toThrow(/within 0.06 s \(ECONNREFUSED\).*DATABASE_WAIT_SECONDS/);
  expect(attempts.length).toBeGreaterThan(1);
  expect(attempts.length).toBeLessThan(10);
});

test('does not repeat what waiting does not mend', async () => {
  const wrong = Object.assign(new Error('password authentication failed for user "ann"'), { code: '28P01' });
  const { open, attempts } = opening(wrong, wrong);
  const reaching = untilReachable(open, { patience: 1000, pause: 1, notifyOperator: () => {} });
  await expect(reaching).rejects.toThrow('It answered: password authentication failed');
  expect(attempts).toHaveLength(1);
});
