import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/outcome.ts';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

test.each([
  ['lexical.tsx', 'Notes'],
  ['prosemirror.ts', 'Notes'],
  ['tiptap.ts', 'Notes'],
  ['slate.tsx', 'Notes'],
  ['quill.ts', 'Notes'],
  ['codemirror.ts', 'Notes'],
  ['monaco.ts', 'Notes'],
  ['monaco.ts', 'Letter'],
  ['draft.react-18.tsx', 'Notes'],
  ['trix.ts', 'Notes'],
  ['ace.ts', 'Notes'],
  ['tinymce.ts', 'Notes'],
])(
  '%s: %s holds again what it held before a fill',
  async (file, name) => {
    const zoo = await showWidgets(show, file);
    await expect.poll(() => zoo.idsOf(`input: ${name}`)).toHaveLength(1);
    const [elementId] = await zoo.idsOf(`input: ${name}`);
    const action = { action: 'fill', target: { elementId }, params: { value: 'one\ntwo' } };
    const bound = await zoo.preview(action);
    if (bound.status !== 'bound') throw new Error(JSON.stringify(bound));
    const key = randomUUID();
    const approved = { key, action, binding: bound.binding, language: 'en' };
    expect(await zoo.call<Outcome>('runAction', approved)).toMatchObject({ success: true, undoable: true });
    expect(await zoo.call<Outcome>('undoAction', { key, language: 'en' })).toMatchObject({
      success: true,
      effect: 'changed',
    });
    expect(String(await zoo.state(name)).trim()).toBe('old text');
  },
  30_000,
);
