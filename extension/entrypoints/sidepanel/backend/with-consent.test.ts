import { expect, test } from 'vitest';
import type { Backend } from './backend.ts';
import { withConsent } from './backend.ts';

async function* nothing() {}

test('posts and resumes only with consent, checked each time, and always allows stopping', async () => {
  const heard: string[] = [];
  const backend: Backend = {
    chat: async () => {
      heard.push('chat');
      return nothing();
    },
    resume: async () => {
      heard.push('resume');
      return nothing();
    },
    stop: async () => void heard.push('stop'),
  };
  let given = false;
  const guarded = withConsent(backend, async () => given);
  const { signal } = new AbortController();
  const turn = { sessionId: 's', turnId: 't', userId: 'u' };
  const request = { message: 'hi', session_id: 's', user_id: 'u' };
  const refused = { problem: { kind: 'no-consent' } };
  await expect(guarded.chat(request, signal)).rejects.toMatchObject(refused);
  await expect(guarded.resume(turn, undefined, signal)).rejects.toMatchObject(refused);
  await guarded.stop(turn);
  expect(heard).toEqual(['stop']);
  given = true;
  await guarded.chat(request, signal);
  await guarded.resume(turn, undefined, signal);
  given = false;
  await expect(guarded.chat(request, signal)).rejects.toMatchObject(refused);
  expect(heard).toEqual(['stop', 'chat', 'resume']);
});
