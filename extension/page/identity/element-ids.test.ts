// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createElementIds } from './element-ids.ts';

test('whatever comes and goes, an id means its own element or nothing', () => {
  const step = fc.record({ kind: fc.constantFrom('add', 'remove', 'ask'), which: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      document.body.replaceChildren();
      const ids = createElementIds();
      const elementOf = new Map<string, Element>();
      for (const { kind, which } of steps) {
        const element = document.body.children[which];
        if (kind === 'add') document.body.append(document.createElement('button'));
        else if (kind === 'remove') element?.remove();
        else if (element) {
          const id = ids.idOf(element);
          expect(elementOf.get(id) ?? element).toBe(element);
          elementOf.set(id, element);
        }
      }
      for (const [id, element] of elementOf) {
        const found = ids.find(id);
        expect(found).toEqual(element.isConnected ? { status: 'found', element } : { status: 'gone' });
        expect(ids.idOf(element)).toBe(id);
      }
    }),
  );
});

test('a document answers for its own ids alone', () => {
  const [ours, theirs] = [createElementIds(), createElementIds()];
  const id = theirs.idOf(document.createElement('a'));
  expect(id).toMatch(/^e_\w+$/u);
  expect(ours.find(id)).toEqual({ status: 'elsewhere' });
  expect(ours.find('nonsense')).toEqual({ status: 'elsewhere' });
});

test('an id that was never given is gone, not found', () => {
  const ids = createElementIds('abcde');
  expect(ids.find('e_abcde7')).toEqual({ status: 'gone' });
});
