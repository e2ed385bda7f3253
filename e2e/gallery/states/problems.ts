import type { Problem } from '../../../extension/entrypoints/sidepanel/backend/problem.ts';
import { asked, failedAnswer } from '../fixtures/entries.ts';
import { type GalleryState, panelState, type Say } from './state.ts';

const RELAY = 'http://127.0.0.1:8787/api/v1/agent/chat';

const overloaded = (say: Say): string =>
  say({ zh: '模型暂时过载。', en: 'The model is overloaded at the moment.' });

const problems: Record<string, (say: Say) => Problem> = {
  'no-consent': () => ({ kind: 'no-consent' }),
  unreachable: () => ({ kind: 'unreachable', url: RELAY, allowed: true }),
  'unreachable-not-allowed': () => ({
    kind: 'unreachable',
    url: 'https://relay.example/api',
    allowed: false,
  }),
  offline: () => ({ kind: 'unreachable', url: 'https://relay.example/api', allowed: true, offline: true }),
  'no-model': () => ({
    kind: 'refused',
    status: 400,
    code: 'unknown_model',
    message: 'This relay serves no model with that name.',
  }),
  'refused-401': () => ({
    kind: 'refused',
    status: 401,
    code: 'key_expired',
    message: 'This access key has expired. Ask whoever runs this relay for a new one.',
  }),
  'refused-403': () => ({ kind: 'refused', status: 403, message: 'Origin not allowed.' }),
  'refused-404': () => ({ kind: 'refused', status: 404, code: 'not_found', message: 'No agent “sales”.' }),
  'program-gone': () => ({
    kind: 'refused',
    status: 404,
    code: 'client_not_connected',
    message: 'This program is not connected any more.',
  }),
  'session-lost': () => ({
    kind: 'refused',
    status: 404,
    code: 'unknown_session',
    message: 'There is no such session or call here. Begin a new conversation.',
  }),
  'refused-429': () => ({ kind: 'refused', status: 429, retryAfterSeconds: 30 }),
  'refused-other': () => ({ kind: 'refused', status: 502, message: 'Bad Gateway' }),
  'not-a-stream': () => ({ kind: 'not-a-stream', contentType: 'text/html', excerpt: '<!doctype html>' }),
  unreadable: () => ({ kind: 'unreadable', excerpt: 'hello' }),
  'nameless-call': () => ({ kind: 'nameless-call', excerpt: '{"tool_call":{"name":"page_action"}}' }),
  'too-large-characters': () => ({ kind: 'too-large', exceeded: 'characters', most: 500_000 }),
  'too-large-events': () => ({ kind: 'too-large', exceeded: 'events', most: 200_000 }),
  'too-large-calls': () => ({ kind: 'too-large', exceeded: 'calls', most: 50 }),
  silent: () => ({ kind: 'silent', seconds: 90 }),
  cut: () => ({ kind: 'cut' }),
  empty: () => ({ kind: 'empty' }),
  closed: () => ({ kind: 'closed' }),
  failed: say => ({ kind: 'failed', code: 'overloaded', message: overloaded(say), retryable: true }),
  'model-key': () => ({
    kind: 'failed',
    code: 'model_key_invalid',
    message: 'The model refused the key of this relay.',
    retryable: false,
  }),
  'model-unreachable': () => ({
    kind: 'failed',
    code: 'model_unreachable',
    message: 'The relay can’t reach the model at http://127.0.0.1:11434/v1 (ECONNREFUSED).',
    retryable: true,
  }),
  defect: () => ({ kind: 'defect', message: 'Cannot read properties of undefined (reading “rows”)' }),
};

const half = (say: Say): string => say({ zh: '我先看一下这个', en: 'Let me look at the' });

/** Every way in which an answer can fail. Some fail after they have begun. */
export const problemStates: readonly GalleryState[] = Object.entries(problems).map(([name, problem]) =>
  panelState(`problem-${name}`, say => [
    asked(say({ zh: '搜索框在哪里？', en: 'Where is the search box?' })),
    failedAnswer(
      problem(say),
      ['cut', 'closed', 'failed', 'nameless-call', 'silent'].includes(name) ||
        problem(say).kind === 'too-large'
        ? half(say)
        : '',
    ),
  ]),
);
