import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CdpGate } from './cdp-gate.ts';

const commandSchema = z.looseObject({ id: z.number(), method: z.string() });

/** A gate with a browser at one end and Playwright at the other, both of them lists. */
function gateBetween() {
  const commands: z.output<typeof commandSchema>[] = [];
  const messages: object[] = [];
  let terminated = 0;
  const gate = new CdpGate({
    send: text => commands.push(commandSchema.parse(JSON.parse(text))),
    terminate() {
      terminated += 1;
    },
  });
  gate.onmessage = message => messages.push(message);
  const say = (message: object): void => gate.receive(JSON.stringify(message));
  return { gate, commands, messages, say, terminated: () => terminated };
}

function attached(sessionId: string, browserContextId: string | undefined, waitingForDebugger = true) {
  const targetInfo = {
    targetId: `t-${sessionId}`,
    type: 'page',
    url: 'https://example.com/',
    browserContextId,
  };
  return { method: 'Target.attachedToTarget', params: { sessionId, waitingForDebugger, targetInfo } };
}

test('pages of contexts that were made here come through, and all others are let go unseen', () => {
  const { gate, commands, messages, say } = gateBetween();
  gate.send({ id: 1, method: 'Target.createBrowserContext', params: {} });
  say({ id: 1, result: { browserContextId: 'ours' } });
  say(attached('a', 'ours'));
  say(attached('b', 'the user'));
  say(attached('c', undefined, false));
  say({ method: 'Page.frameNavigated', sessionId: 'b', params: { frame: { url: 'https://bank.example/' } } });
  say({ method: 'Page.frameNavigated', sessionId: 'a', params: {} });
  say({ method: 'Target.detachedFromTarget', params: { sessionId: 'b', targetId: 't-b' } });
  say({ method: 'Target.detachedFromTarget', params: { sessionId: 'a', targetId: 't-a' } });
  expect(messages).toMatchObject([
    { id: 1 },
    { method: 'Target.attachedToTarget', params: { sessionId: 'a' } },
    { method: 'Page.frameNavigated', sessionId: 'a' },
    { method: 'Target.detachedFromTarget', params: { sessionId: 'a' } },
  ]);
  expect(JSON.stringify(messages)).not.toContain('bank');
  const own = commands.slice(1).map(({ id: _, ...command }) => command);
  expect(own).toEqual([
    { method: 'Runtime.runIfWaitingForDebugger', sessionId: 'b' },
    { method: 'Target.detachFromTarget', params: { sessionId: 'b' } },
    { method: 'Target.detachFromTarget', params: { sessionId: 'c' } },
  ]);
  // Its own commands are answered too, and nobody hears of it.
  for (const { id } of commands.slice(1)) say({ id, result: {} });
  expect(messages).toHaveLength(4);
});

test('a context that the browser names without being asked is not taken for one of ours', () => {
  const { gate, messages, say } = gateBetween();
  gate.send({ id: 1, method: 'Browser.getVersion', params: {} });
  say({ id: 1, result: { browserContextId: 'the user' } });
  say(attached('a', 'the user'));
  expect(messages).toHaveLength(1);
});

test('the own tabs of a browser come through when they are asked for, and no other context', async () => {
  const { gate, commands, messages, say } = gateBetween();
  const admitted = gate.admitDefaultContext();
  say({ id: commands[0]?.id, result: { browserContextIds: ['other'], defaultBrowserContextId: 'the user' } });
  await admitted;
  say(attached('a', 'the user'));
  say(attached('b', 'other'));
  expect(messages).toMatchObject([{ params: { sessionId: 'a' } }]);
  const old = gateBetween();
  const refused = old.gate.admitDefaultContext();
  old.say({ id: old.commands[0]?.id, result: { browserContextIds: [] } });
  await expect(refused).rejects.toThrow('too old');
});

test.each([
  ['no JSON', 'hello'],
  ['no object', '[1]'],
  ['an answer to nothing', '{"id":7,"result":{}}'],
  ['the same answer again', '{"id":1,"result":{}}'],
  ['an answer under an id of the gate', '{"id":1000000001,"result":{}}'],
  ['a target without its parts', '{"method":"Target.attachedToTarget","params":{}}'],
  ['a target that is none', '{"method":"Target.detachedFromTarget"}'],
  ['an event that is none', '{"method":7}'],
])('ends the connection at %s, before Playwright hears of it', (_, text) => {
  const { gate, messages, say, terminated } = gateBetween();
  gate.send({ id: 1, method: 'Browser.getVersion' });
  say({ id: 1, result: {} });
  gate.receive(text);
  expect(messages).toHaveLength(1);
  expect(terminated()).toBe(1);
  expect(String(gate.failure)).toContain('does not speak CDP');
});

/** What Playwright does with an event of which parts are missing. */
const HARMED = `
  import { CdpGate } from ${JSON.stringify(new URL('cdp-gate.ts', import.meta.url).href)};
  const gate = new CdpGate({ send() {}, terminate() { console.log('ended'); } });
  gate.onmessage = () => void Promise.resolve().then(() => { throw new TypeError('undefined has no parts'); });
  gate.receive('{"method":"Page.frameNavigated","sessionId":"a"}');
  setTimeout(() => {
    console.log('alive');
    if (process.argv[1] === 'other') void Promise.reject(new Error('of the relay'));
  }, 20);
  setTimeout(() => console.log('too late'), 100);
`;

test('an event that Playwright can not read ends the connection, and not this process', () => {
  const run = (...more: string[]) =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', HARMED, ...more], { encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 0, stdout: 'ended\nalive\ntoo late\n' });
  const other = run('other');
  expect(other).toMatchObject({ status: 1, stdout: 'ended\nalive\n' });
  expect(other.stderr).toContain('of the relay');
});
