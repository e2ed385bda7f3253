// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createElementIds } from './element-ids.ts';
import type { ElementSignature } from './element-signature.ts';

const STEPS = [
  'add',
  'remove',
  'bring back',
  'move',
  'clone',
  'adopt',
  'wrap',
  'redraw',
  'forget',
  'ask',
] as const;
const step = fc.record({ kind: fc.constantFrom(...STEPS), which: fc.nat(20) });

/** A page that is changed step by step, and what its ids have to stand for. */
function createModel() {
  document.body.replaceChildren();
  const ids = createElementIds();
  const elementOf = new Map<string, Element>();
  const removed: Element[] = [];
  const foreign = document.implementation.createHTMLDocument();

  function take(kind: (typeof STEPS)[number], which: number): void {
    const element = document.body.children[which];
    if (kind === 'add') document.body.append(document.createElement('button'));
    else if (kind === 'bring back') {
      const back = removed.pop();
      if (back) document.body.prepend(back);
    } else if (kind === 'forget') removed.length = 0;
    else if (element) change(kind, element);
  }

  function change(kind: (typeof STEPS)[number], element: Element): void {
    if (kind === 'remove') {
      element.remove();
      removed.push(element);
    } else if (kind === 'move') document.body.append(element);
    else if (kind === 'clone') element.after(element.cloneNode(true));
    // Not brought back: happy-dom, other than browsers, leaves it to the other document then.
    else if (kind === 'adopt') foreign.body.append(foreign.adoptNode(element));
    else if (kind === 'wrap') element.replaceWith(wrapped(element));
    else if (kind === 'redraw') redraw(element);
    else ask(element);
  }

  /** The old node is gone, and its id is given to the new one as `elementOfId` does when nothing is in doubt. */
  function redraw(element: Element): void {
    const id = ids.idOf(element);
    const drawn = document.createElement('button');
    element.replaceWith(drawn);
    removed.push(element);
    expect(ids.find(id).status).toBe('gone');
    ids.replace(id, drawn);
    elementOf.set(id, drawn);
  }

  function ask(element: Element): void {
    const id = ids.idOf(element);
    expect(elementOf.get(id) ?? element).toBe(element);
    elementOf.set(id, element);
  }

  return { ids, elementOf, take };
}

function wrapped(element: Element): Element {
  const box = document.createElement('div');
  box.append(element.cloneNode(true));
  return box;
}

test('maps an id to its own element, its replacement, or nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), steps => {
      const { ids, elementOf, take } = createModel();
      for (const { kind, which } of steps) take(kind, which);
      for (const [id, element] of elementOf) {
        const isHere = element.isConnected && element.ownerDocument === document;
        expect(ids.find(id)).toMatchObject(isHere ? { status: 'found' } : { status: 'gone' });
        const found = ids.find(id);
        if (found.status === 'found') expect(found.element).toBe(element);
        expect(ids.idOf(element)).toBe(id);
      }
      expect(new Set(elementOf.values()).size).toBe(elementOf.size);
    }),
  );
});

const SIGNATURE: ElementSignature = {
  kind: 'button',
  name: 'Save',
  place: { hash: 'p', text: '' },
  moment: 0,
  isAlone: true,
};

test('keeps the signature of an element that is gone', () => {
  const ids = createElementIds();
  const button = document.body.appendChild(document.createElement('button'));
  const id = ids.idOf(button);
  ids.remember(button, SIGNATURE);
  button.remove();
  expect(ids.find(id)).toEqual({ status: 'gone', signature: SIGNATURE });
});

test('treats a replaced element that comes back as another one', () => {
  const ids = createElementIds();
  const [former, drawn] = [document.createElement('a'), document.createElement('a')];
  const id = ids.idOf(former);
  document.body.append(drawn);
  ids.replace(id, drawn);
  document.body.append(former);
  expect(ids.idOf(drawn)).toBe(id);
  expect(ids.idOf(former)).not.toBe(id);
});

test('keeps the own id of an element that replaces another', () => {
  const ids = createElementIds();
  const [former, drawn] = [document.createElement('a'), document.createElement('a')];
  const [id, own] = [ids.idOf(former), ids.idOf(drawn)];
  document.body.append(drawn);
  ids.replace(id, drawn);
  expect(ids.idOf(drawn)).toBe(own);
  expect([ids.find(id), ids.find(own)]).toEqual([
    { status: 'found', element: drawn },
    { status: 'found', element: drawn },
  ]);
});

test('a document answers for its own ids alone', () => {
  const [ours, theirs] = [createElementIds(), createElementIds()];
  const id = theirs.idOf(document.createElement('a'));
  expect(id).toMatch(/^e_\w+$/u);
  expect(ours.find(id)).toEqual({ status: 'elsewhere' });
  expect(ours.find('nonsense')).toEqual({ status: 'elsewhere' });
});

test('reports an unknown id as gone', () => {
  const ids = createElementIds('abcde');
  expect(ids.find('e_abcde7')).toEqual({ status: 'gone', signature: undefined });
});

afterEach(() => vi.unstubAllGlobals());

/** References that the test can let die, as when the browser collects what they refer to. */
function stubReferences() {
  const collected = new WeakSet<object>();
  let asked = 0;
  class Reference<Target extends object> {
    readonly #target: Target;
    constructor(target: Target) {
      this.#target = target;
    }
    deref(): Target | undefined {
      asked += 1;
      return collected.has(this.#target) ? undefined : this.#target;
    }
  }
  vi.stubGlobal('WeakRef', Reference);
  return { collect: (element: Element) => collected.add(element), asked: () => asked };
}

test('a page that redraws itself for hours does not fill the memory with elements that are gone', () => {
  const references = stubReferences();
  const ids = createElementIds('abcde');
  const kept = document.body.appendChild(document.createElement('button'));
  const keptId = ids.idOf(kept);
  ids.remember(kept, SIGNATURE);
  const given = [keptId];
  for (let count = 0; count < 20_000; count += 1) {
    const element = document.createElement('button');
    given.push(ids.idOf(element));
    ids.remember(element, SIGNATURE);
    references.collect(element);
  }
  const remembered = given.filter(id => {
    const found = ids.find(id);
    return found.status === 'gone' && found.signature !== undefined;
  });
  expect(remembered.length).toBeLessThan(5_000);
  // The latest are those that the model may still name.
  expect(remembered.slice(-500)).toEqual(given.slice(-500));
  // A forgotten id costs nothing to look up.
  const before = references.asked();
  expect(ids.find(given[1] ?? '')).toEqual({ status: 'gone', signature: undefined });
  expect(references.asked()).toBe(before);
  expect(new Set(given).size).toBe(given.length);
  expect(ids.find(keptId)).toEqual({ status: 'found', element: kept });
  expect(ids.idOf(kept)).toBe(keptId);
});

test('gives no id twice after forgetting gone elements', () => {
  const references = stubReferences();
  const ids = createElementIds('abcde');
  const given = new Set<string>();
  for (let count = 0; count < 10_000; count += 1) {
    const element = document.createElement('a');
    given.add(ids.idOf(element));
    references.collect(element);
  }
  expect(given.size).toBe(10_000);
});

test('the elements that are still there keep their ids and signatures, however many they are', () => {
  stubReferences();
  const ids = createElementIds('abcde');
  const elements = Array.from({ length: 10_000 }, () => document.createElement('a'));
  const given = elements.map(element => ids.idOf(element));
  for (const element of elements) ids.remember(element, SIGNATURE);
  expect(elements.map(element => ids.idOf(element))).toEqual(given);
  const found = given.map(id => ids.find(id));
  expect(found).toEqual(given.map(() => ({ status: 'gone', signature: SIGNATURE })));
});
