import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type AskableRelay, askRelay, callOf, contentOf } from '../../testing/ask-relay.ts';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { modelThatCalls } from '../../testing/scripted-answer.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import { defineServerTool } from '../tools/server-tool.ts';
import { createMemoryStore } from './memory/memory-store.ts';
import type { SessionStore } from './session-store.ts';
import { createSqlStore } from './sql/sql-store.ts';

const database = await openCopiedDatabase();
const stores: Record<string, SessionStore> = {
  memory: createMemoryStore(),
  PGlite: createSqlStore(database, { report() {} }),
};
afterAll(async () => {
  for (const store of Object.values(stores)) await store.close();
});

const model = modelThatCalls('charge', {});

/** A relay of a cluster whose tool charges this. */
function relayThatCharges(amount: number, store: SessionStore | undefined): AskableRelay {
  const charge = defineServerTool({
    name: 'charge',
    description: `Charges ${amount}.`,
    parameters: z.object({}),
    run: async () => ({ charged: amount }),
  });
  const agents = [parseAgent('default', '---\ntools: charge\n---\nBe helpful.')];
  const app = createRelay({ models: [model], agents, serverTools: [charge], ...(store && { store }) });
  return (path, init) => app.request(path, init);
}

test.each(Object.keys(stores))(
  'an approval that is taken where the tool is another one runs nothing, and where it is the same one runs it: %s',
  async home => {
    const shown = relayThatCharges(5, stores[home]);
    const same = relayThatCharges(5, stores[home]);
    const changed = relayThatCharges(500, stores[home]);
    const asked = { message: 'charge me', session_id: crypto.randomUUID(), user_id: 'ann' };
    const approve = async (on: AskableRelay): Promise<string> => {
      const message = JSON.stringify({ toolId: callOf(await askRelay(shown, asked))?.id, approved: true });
      return contentOf(await askRelay(on, { ...asked, role: 'function', message }));
    };
    const refused = await approve(changed);
    expect(refused).not.toContain('charged');
    expect(JSON.parse(refused)).toMatchObject({ success: false, error_type: 'NotPermitted' });
    expect(JSON.parse(await approve(same))).toMatchObject({ success: true, charged: 5 });
  },
);
