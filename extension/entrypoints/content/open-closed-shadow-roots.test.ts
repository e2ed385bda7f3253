// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shadowRootOf } from '../../page/dom/composed-tree.ts';
import { openClosedShadowRoots } from './open-closed-shadow-roots.ts';

afterEach(() => vi.unstubAllGlobals());

test('throws nothing when elements are looked at after a reload of the extension', () => {
  const runtime: { id?: string } = { id: 'extension' };
  const openOrClosedShadowRoot = vi.fn(() => {
    if (runtime.id === undefined) throw new Error('Extension context invalidated.');
    return null;
  });
  vi.stubGlobal('chrome', { runtime, dom: { openOrClosedShadowRoot } });
  openClosedShadowRoots();
  shadowRootOf(document.createElement('x-box'));
  expect(openOrClosedShadowRoot).toHaveBeenCalled();
  delete runtime.id;
  expect(shadowRootOf(document.createElement('x-box'))).toBe(null);
});
