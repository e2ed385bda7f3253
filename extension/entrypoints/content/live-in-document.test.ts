// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shadowRootOf } from '../../page/dom/composed-tree.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { liveInDocument } from './live-in-document.ts';

/** A runtime of Chromium's as an injected script sees it, until the extension is reloaded. */
function createRuntime(): { chrome: unknown; reload(): void } {
  const runtime: { id: string | undefined } = { id: 'extension' };
  const dom = {
    openOrClosedShadowRoot: () => {
      if (runtime.id === undefined) throw new Error('Extension context invalidated.');
      return null;
    },
  };
  return {
    chrome: { runtime, dom },
    reload: () => {
      runtime.id = undefined;
    },
  };
}

beforeEach(() => documentState.parts?.clear());
afterEach(() => vi.unstubAllGlobals());

test('a script that is injected again while it lives does not start again', () => {
  vi.stubGlobal('chrome', createRuntime().chrome);
  const start = vi.fn();
  liveInDocument('reading', start);
  liveInDocument('reading', start);
  expect(start).toHaveBeenCalledTimes(1);
  liveInDocument('acting', start);
  expect(start).toHaveBeenCalledTimes(2);
});

test('after the extension was reloaded exactly one new script starts', () => {
  const former = createRuntime();
  vi.stubGlobal('chrome', former.chrome);
  const start = vi.fn();
  liveInDocument('reading', start);
  former.reload();
  vi.stubGlobal('chrome', createRuntime().chrome);
  liveInDocument('reading', start);
  liveInDocument('reading', start);
  expect(start).toHaveBeenCalledTimes(2);
});

test('what an old script still looks at throws nothing', () => {
  const former = createRuntime();
  vi.stubGlobal('chrome', former.chrome);
  liveInDocument('reading', () => undefined);
  former.reload();
  expect(shadowRootOf(document.createElement('div'))).toBe(null);
});
