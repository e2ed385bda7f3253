// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenComposer, openComposer } from '../../../testing/simulation/show-in-panel.tsx';

/** Speech input as the specification describes its events. */
class SimulatedRecognition extends EventTarget {
  static last: SimulatedRecognition | undefined;
  lang = '';
  start = vi.fn();
  stop = vi.fn(() => this.dispatchEvent(new Event('end')));

  constructor() {
    super();
    SimulatedRecognition.last = this;
  }

  hear(...transcripts: string[]): Promise<void> {
    const results = transcripts.map(transcript => [{ transcript, confidence: 1 }]);
    return this.#say(Object.assign(new Event('result'), { results }));
  }

  async fail(error: string): Promise<void> {
    await this.#say(Object.assign(new Event('error'), { error }));
    await this.#say(new Event('end'));
  }

  #say(event: Event): Promise<void> {
    return act(async () => void this.dispatchEvent(event));
  }
}

let composer: OpenComposer;

afterEach(() => vi.unstubAllGlobals());

const button = (): HTMLButtonElement | null => document.querySelector('button[aria-label=听写]');
const press = (): Promise<void> => act(async () => button()?.click());
const draft = (): string | undefined => document.querySelector('textarea')?.value;

async function listen(): Promise<SimulatedRecognition> {
  await press();
  const { last } = SimulatedRecognition;
  if (!last) throw new Error('Nothing listens.');
  return last;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('webkitSpeechRecognition', SimulatedRecognition);
});

test('a browser without speech input has no button', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  composer = await openComposer();
  expect(button()).toBeNull();
});

test('what is said follows what was typed, and nothing is sent', async () => {
  composer = await openComposer();
  await composer.type('请');
  const recognition = await listen();
  expect(recognition.lang).toBe('zh-CN');
  expect(button()?.getAttribute('aria-pressed')).toBe('true');
  await recognition.hear('把购物车');
  await recognition.hear('把购物车', '清空');
  expect(draft()).toBe('请 把购物车清空');
  await press();
  expect(button()?.getAttribute('aria-pressed')).toBe('false');
  expect(composer.panel.backend.requests).toEqual([]);
});

test.each([
  ['not-allowed', '浏览器还不能在这里使用麦克风。'],
  ['no-speech', '没有听到声音。请再试一次。'],
  ['network', '浏览器的语音服务没有回应。'],
])('%s is said', async (error, said) => {
  composer = await openComposer();
  await (await listen()).fail(error);
  expect(document.body.textContent).toContain(said);
});
