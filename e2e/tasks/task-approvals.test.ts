import {
  type TaskEvent,
  type TaskMessage,
  taskApprovalDetailSchema,
  taskMessageSchema,
} from '@assent/shared';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyAudit } from '../../relay/src/agent-tasks/store/approval-audit.ts';
import { inOrder, type NextStep, refNamed, type ScriptedStep } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** What a task does beside reading on its sites, a person decides. */

const PAGES = {
  '/': `<!doctype html><title>Tea shop</title><h1>Teas</h1>
<form method="post" action="/order"><label>Email <input name="email"></label><button>Order</button></form>
<a href="{{other}}/away">Away</a>`,
  '/order': '<!doctype html><title>Ordered</title><h1>Thank you</h1>',
  '/hook': 'Thank you',
  '/away': '<!doctype html><title>Away</title><h1>Elsewhere</h1>',
};

let posted: string[] = [];
/** What the webhook got. */
let messages: { signature: unknown; message: TaskMessage }[] = [];
let relay: TaskRelay;
let url = '';
beforeAll(async () => {
  relay = await startTaskRelay({
    pages: PAGES,
    posted(request, body) {
      if (request.url !== '/hook') posted.push(body);
      else
        messages.push({
          signature: request.headers['webhook-signature'],
          message: taskMessageSchema.parse(JSON.parse(body)),
        });
    },
  });
  url = `${relay.site}/`;
});
beforeEach(() => {
  posted = [];
  messages = [];
});
afterEach(() => expect(relay.defects).toEqual([]));
afterAll(() => relay.close());

const DONE: ScriptedStep = { answer: { data: 'done' } };

type Asked = Extract<TaskEvent, { type: 'approval_required' }>;

/** The newest question of a task. */
async function asked(id: string, number = 1): Promise<Asked> {
  let found: Asked | undefined;
  await expect
    .poll(async () => {
      const { approvals } = await relay.read(id);
      return approvals.length;
    })
    .toBe(number);
  const { approvals } = await relay.read(id);
  for (const event of await relay.events(id, 'approval_required', number))
    if (event.type === 'approval_required') found = event;
  if (!found || found.approvalId !== approvals.at(-1)?.approvalId) throw new Error('It asked nothing.');
  return found;
}

async function decide(id: string, { approvalId }: Asked, approved: boolean, reason?: string) {
  const given = { approved, ...(reason !== undefined && { reason }) };
  return relay.post(`/api/v1/agent/${id}/approvals/${approvalId}`, given);
}

const order: NextStep = results => {
  const page = results[0];
  const steps: ScriptedStep[] = [
    { call: 'browser_open', args: { url } },
    { call: 'browser_fill', args: { ref: refNamed(page, 'Email'), value: 'ann@example.com' } },
    { call: 'browser_click', args: { ref: refNamed(page, 'Order') } },
    DONE,
  ];
  return steps[results.length] ?? DONE;
};

test('what is approved runs, with what was on the card, and what is rejected does not', async () => {
  relay.script(order);
  const id = await relay.start({ prompt: 'Order tea', urls: [url] });
  const fill = await asked(id);
  expect(fill.preview).toMatchObject({ effect: 'edits', after: 'ann@example.com' });
  const shown = await relay.ask(`/api/v1/agent/${id}/approvals/${fill.approvalId}`);
  const detail = taskApprovalDetailSchema.parse(await shown.json());
  expect(
    Buffer.from(detail.picture ?? '', 'base64')
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8');
  expect(detail.previews.zh.sentence).toMatch(/\p{Script=Han}/u);
  expect(await relay.read(id)).toMatchObject({ status: 'running', approvalId: fill.approvalId });
  expect((await decide(id, fill, true)).status).toBe(200);
  const click = await asked(id, 2);
  expect(click.preview).toMatchObject({
    effect: 'submits',
    sends: [{ label: 'Email', value: 'ann@example.com' }],
  });
  expect(posted).toEqual([]);
  expect((await decide(id, click, true)).status).toBe(200);
  expect(await decide(id, click, false)).toMatchObject({
    status: 409,
    body: { error: { code: 'approval_decided' } },
  });
  expect(await relay.ended(id)).toMatchObject({
    status: 'completed',
    approvals: [{ state: 'approved' }, { state: 'approved' }],
  });
  expect(posted).toEqual(['email=ann%40example.com']);
  expect(await verifyAudit(relay.database.sql, 'acme')).toMatchObject({ kind: 'whole' });
});

test('a rejection reaches the model with its reason, and the task goes on', async () => {
  relay.script(order);
  const id = await relay.start({ prompt: 'Order tea', urls: [url] });
  const fill = await asked(id);
  await decide(id, fill, false, 'Not that address');
  await decide(id, await asked(id, 2), false);
  expect(await relay.ended(id)).toMatchObject({ status: 'completed' });
  expect(posted).toEqual([]);
  const results = (await relay.events(id)).filter(event => event.type === 'tool_result');
  expect(results[1]).toMatchObject({
    result: {
      success: false,
      error_type: 'NotPermitted',
      error: expect.stringContaining('Not that address'),
    },
  });
});

test('another tenant sees and decides nothing', async () => {
  relay.script(order);
  const id = await relay.start({ prompt: 'Order tea', urls: [url] });
  const { approvalId } = await asked(id);
  const path = `/api/v1/agent/${id}/approvals/${approvalId}`;
  expect((await relay.post(path, { approved: true }, 'evil/eve')).status).toBe(404);
  expect((await relay.ask(path, {}, 'evil/eve')).status).toBe(404);
  expect((await relay.ask(`/api/v1/agent/${id}`, {}, 'acme/eve')).status).toBe(404);
  await relay.ask(`/api/v1/agent/${id}`, { method: 'DELETE' });
  expect(await relay.ended(id)).toMatchObject({ status: 'cancelled', approvals: [{ state: 'void' }] });
  expect(await decideLate(id, approvalId)).toMatchObject({ error: { code: 'approval_void' } });
  expect(posted).toEqual([]);
});

async function decideLate(id: string, approvalId: string): Promise<unknown> {
  return (await relay.post(`/api/v1/agent/${id}/approvals/${approvalId}`, { approved: true })).body;
}

test('another site is opened only when a person says so, and then may be read', async () => {
  const away = `${relay.other}/away`;
  relay.script(
    inOrder(
      { call: 'browser_open', args: { url } },
      { call: 'browser_open', args: { url: away } },
      { call: 'browser_extract', args: { what: 'text' } },
      DONE,
    ),
  );
  const refused = await relay.start({ prompt: 'Look', urls: [url], policy: { mode: 'policy' } });
  await relay.ended(refused);
  const [, open] = (await relay.events(refused)).filter(event => event.type === 'tool_result');
  expect(open).toMatchObject({ result: { success: false, error_type: 'NotPermitted' } });
  const id = await relay.start({ prompt: 'Look', urls: [url] });
  const question = await asked(id);
  expect(question.preview.effect).toBe('leaves');
  await decide(id, question, true);
  await relay.ended(id);
  const results = (await relay.events(id)).filter(event => event.type === 'tool_result');
  expect(JSON.stringify(results.at(-1))).toContain('Elsewhere');
});

test('a rule allows without asking, a denial is never crossed, and a budget ends', async () => {
  const host = new URL(relay.site).host;
  const fillTwice: NextStep = results => {
    const ref = refNamed(results[0], 'Email');
    const fill = (value: string): ScriptedStep => ({ call: 'browser_fill', args: { ref, value } });
    return (
      [{ call: 'browser_open', args: { url } }, fill('a@b.example'), fill('c@d.example'), DONE][
        results.length
      ] ?? DONE
    );
  };
  relay.script(fillTwice);
  const allow = [{ sites: [host], operations: ['fill'] }];
  const outcomes = async (policy: object): Promise<unknown[]> => {
    const id = await relay.start({ prompt: 'Fill', urls: [url], policy });
    await relay.ended(id);
    const results = (await relay.events(id)).filter(event => event.type === 'tool_result');
    return results.map(({ result }) => result);
  };
  const succeeds = expect.objectContaining({ success: true });
  const fails = expect.objectContaining({ success: false, error_type: 'NotPermitted' });
  expect(await outcomes({ mode: 'policy', allow })).toEqual([succeeds, succeeds, succeeds]);
  expect(await outcomes({ allow, deny: [{ effects: ['edits'] }] })).toEqual([succeeds, fails, fails]);
  expect(await outcomes({ allow, budget: { actions: 1 } })).toEqual([succeeds, succeeds, fails]);
});

test('a webhook hears of a question and of the end, signed', async () => {
  relay.script(order);
  const secret = Buffer.from('thirty-two bytes of a secret key').toString('base64');
  const webhook = { url: `${relay.site}/hook`, secret: `whsec_${secret}` };
  const id = await relay.start({ prompt: 'Order tea', urls: [url], webhook });
  const question = await asked(id);
  await expect.poll(() => messages).toHaveLength(1);
  expect(messages[0]?.message).toMatchObject({
    ...{ type: 'task.approval_required', id },
    data: { approvalId: question.approvalId, state: 'pending', preview: { effect: 'edits' } },
  });
  await decide(id, question, false);
  await decide(id, await asked(id, 2), false);
  await relay.ended(id);
  await expect.poll(() => messages.map(({ message }) => message.type)).toContain('task.completed');
  const end = messages.find(({ message }) => message.type === 'task.completed');
  expect(end).toMatchObject({
    signature: expect.stringMatching(/^v1,/u),
    message: { id, data: { result: { data: 'done' }, status: 'completed' } },
  });
  expect(JSON.stringify(messages)).not.toContain(secret);
});

test('the live view decides by the same gate: once, in the audit, and never against the API', async () => {
  relay.script(order);
  const id = await relay.start({ prompt: 'Order tea', urls: [url] });
  const { approvalId } = await asked(id);
  const { sessionId } = await relay.read(id);
  const inView = `/api/v1/browser/session/${sessionId}/approvals/${approvalId}`;
  expect(await relay.post(inView, { decision: 'approve' })).toMatchObject({ status: 200 });
  const submit = await asked(id, 2);
  const state = (await relay.read(id)).approvals[0];
  expect(state).toMatchObject({ state: 'approved', by: expect.stringContaining('live view') });
  const audited = await relay.database.sql
    .selectFrom('approval_audit')
    .select(['approval', 'decision'])
    .where('approval', '=', approvalId)
    .execute();
  expect(audited).toEqual([{ approval: approvalId, decision: 'approved' }]);
  // As if the notice of a rejection had not arrived yet.
  await relay.database.sql
    .updateTable('agent_task_approval')
    .set({ state: 'rejected' })
    .where('id', '=', submit.approvalId)
    .execute();
  const late = inView.replace(approvalId, submit.approvalId);
  expect((await relay.post(late, { decision: 'approve' })).status).toBe(409);
  await relay.ended(id);
  expect(posted).toEqual([]);
});
