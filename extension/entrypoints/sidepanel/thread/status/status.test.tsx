// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showInPanel } from '../../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import type { Problem } from '../../backend/problem.ts';
import type { Notice } from '../../conversation/conversation.ts';
import { NoticeLine } from '../timeline/thread-entry.tsx';
import { ProblemNote } from './problem-note.tsx';

afterEach(() => vi.useRealTimers());

const opened = vi.fn();

async function show(children: React.ReactNode, language: 'en' | 'zh' = 'en'): Promise<void> {
  opened.mockClear();
  const context = simulatedOpenPanel(new SimulatedPanel(), { language });
  const entryPoints = { openSettings: () => opened('settings'), openTryIt: () => opened('try-it') };
  await showInPanel({ ...context, ...entryPoints }, children);
}

const statusView = (): Element => document.querySelector('[data-status-kind]') ?? document.createElement('p');
const text = (): string => document.body.textContent ?? '';
const buttons = (): (string | null)[] =>
  [...document.querySelectorAll('button')].map(button => button.textContent);

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
}

const refused = (status: number, more = {}): Problem => ({ kind: 'refused', status, ...more });
const failed = (code: string): Problem => ({ kind: 'failed', code, message: 'Said.', retryable: true });
const away = (url: string, more = {}): Problem => ({ kind: 'unreachable', url, allowed: true, ...more });

test.each<[string, Problem, string[]]>([
  ['no-consent', { kind: 'no-consent' }, ['What is sent, and where']],
  ['relay-down', away('http://127.0.0.1:8787', { offline: true }), ['Copy the command', 'Open settings']],
  ['offline', away('https://own.example', { offline: true }), []],
  ['unreachable', away('https://own.example'), ['Open settings']],
  ['unreachable', away('https://own.example', { allowed: false }), ['Allow on own.example', 'Open settings']],
  ['access-key', refused(401), ['Open settings']],
  ['model-key', failed('model_key_invalid'), ['Open settings']],
  ['refused', refused(403), ['Open settings']],
  ['no-model', refused(400, { code: 'unknown_model' }), ['Open settings']],
  ['no-model', failed('model_unknown'), ['Open settings']],
  ['server-failed', refused(400), []],
  ['not-found', refused(404), ['Open settings']],
  ['program-gone', refused(404, { code: 'client_not_connected' }), []],
  ['busy', refused(409), []],
  ['too-long', refused(413), []],
  ['quota', refused(429), []],
  ['quota', failed('model_rate_limited'), []],
  ['overloaded', refused(503), []],
  ['server-failed', refused(500), []],
  ['no-backend', { kind: 'not-a-stream', contentType: 'text/html', excerpt: '' }, ['Open settings']],
  ['nameless-call', { kind: 'nameless-call', excerpt: '{"tool_call":{}}' }, []],
  ['too-large', { kind: 'too-large', exceeded: 'events', most: 1_000 }, []],
  ['silent', { kind: 'silent', seconds: 120 }, []],
  ['cut', { kind: 'cut' }, []],
  ['empty', { kind: 'empty' }, []],
  ['closed', { kind: 'closed' }, []],
  ['model-unreachable', failed('model_unreachable'), []],
  ['model-failed', failed('something else'), []],
  ['defect', { kind: 'defect', message: 'x is undefined' }, []],
])('the status %s of %o has a name, an icon and the buttons that help', async (kind, problem, offered) => {
  await show(<ProblemNote problem={problem} />);
  expect(statusView().getAttribute('data-status-kind')).toBe(kind);
  expect(statusView().getAttribute('role')).toBe('alert');
  expect(statusView().querySelector('svg[aria-hidden]')).not.toBeNull();
  const named = document.getElementById(statusView().getAttribute('aria-labelledby') ?? '');
  expect(named?.textContent?.length).toBeGreaterThan(8);
  expect(buttons()).toEqual(offered);
  const english = text();
  await show(<ProblemNote problem={problem} />, 'zh');
  expect(text()).not.toBe(english);
  expect(text()).toMatch(/\p{Script=Han}/u);
});

test('shows what the backend said, and that the message is not lost', async () => {
  await show(<ProblemNote problem={refused(404, { message: 'No agent “sales”.' })} />);
  expect(text()).toContain('HTTP 404 · No agent “sales”.');
  expect(text()).toContain('Nothing was lost');
  await show(<ProblemNote problem={{ kind: 'cut' }} />);
  expect(text()).not.toContain('Nothing was lost');
});

test('counts down as long as the backend asked for, and announces the end', async () => {
  vi.useFakeTimers();
  await show(<ProblemNote problem={refused(429, { retryAfterSeconds: 3 })} />);
  expect(text()).toContain('in 3 s');
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(text()).toContain('in 2 s');
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(document.querySelector('[role=status]')?.textContent).toBe('You can try again now.');
});

test('reports a failed copy', async () => {
  const writeText = vi.fn(() => Promise.reject(new Error('denied')));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await show(<ProblemNote problem={away('http://localhost:8787')} />);
  await press('Copy the command');
  expect(text()).toContain('Not copied');
});

test('copies the command, and reports it', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await show(<ProblemNote problem={away('http://localhost:8787')} />);
  await press('Copy the command');
  expect(writeText).toHaveBeenCalledWith('npm run relay');
  expect(text()).toContain('Copied');
  await press('Open settings');
  expect(opened).toHaveBeenCalledWith('settings');
});

type PageNotice = Extract<Notice, { kind: 'page-unreadable' }>;

test.each<[string, Partial<PageNotice>, string[]]>([
  ['page-not-allowed', { type: 'NotPermitted', origin: 'https://a.example' }, ['Allow on a.example']],
  ['page-by-icon', { type: 'NotPermitted' }, ['Try again']],
  ['page-closed', { type: 'Unsupported' }, ['Open the practice page']],
  // Its button needs the PDF in front.
  ['page-pdf', { type: 'Unsupported', message: { code: 'page.pdf', params: {} } }, []],
  ['page-gone', { type: 'PageGone' }, []],
  ['page-silent', { type: 'Timeout' }, []],
  ['page-failed', { type: 'NavigationError' }, []],
])('the status %s of a page: %o', async (kind, more, offered) => {
  const notice: PageNotice = { kind: 'page-unreadable', type: 'Timeout', message: 'Said.', ...more };
  await show(<NoticeLine notice={notice} />);
  expect(statusView().getAttribute('data-status-kind')).toBe(kind);
  expect(statusView().getAttribute('role')).toBe('note');
  expect(text()).toContain('sent without the page');
  expect(buttons()).toEqual(offered);
  await press('Open the practice page');
  expect(opened).toHaveBeenCalledTimes(kind === 'page-closed' ? 1 : 0);
});
