import { expect, test } from 'vitest';
import { postChat } from '../../testing/ask-relay.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import { RunningTurns } from '../chat/running-turns.ts';
import { READY_PATH } from '../http/paths.ts';
import { createOfflineModel } from '../offline/offline-model.ts';
import { createMemoryStore } from '../store/memory/memory-store.ts';
import { logRequests } from './log-requests.ts';

type Level = { level: string; status: number };

function watched(store = createMemoryStore()) {
  const runningTurns = new RunningTurns();
  const levels: Level[] = [];
  const observer = logRequests({
    write: (level, line) => void (line.event === 'request' && levels.push({ level, status: line.status })),
    end: async () => {},
  });
  const agents = [parseAgent('default', 'Be helpful.')];
  const relay = createRelay({ models: [createOfflineModel()], agents, runningTurns, observer, store });
  return { relay, runningTurns, levels };
}

test('logs the refusals of a stopping relay as warnings', async () => {
  const { relay, runningTurns, levels } = watched();
  await runningTurns.stop(0);
  await relay.request(READY_PATH);
  await postChat(relay.request, { message: 'hello', session_id: crypto.randomUUID() });
  expect(levels).toEqual([
    { level: 'warn', status: 503 },
    { level: 'warn', status: 503 },
  ]);
});

test('a defect is an error', async () => {
  const store = createMemoryStore();
  const open = (): never => {
    throw new TypeError('broken');
  };
  const { relay, levels } = watched({ ...store, open });
  await postChat(relay.request, { message: 'hello', session_id: crypto.randomUUID() });
  expect(levels).toEqual([{ level: 'error', status: 500 }]);
});
