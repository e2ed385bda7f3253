import { expect, test } from 'vitest';
import { type BoundPreview, changedParts, joinChanged, withoutOwn } from './compare-shown.ts';
import { hasSameParts, withParts } from './counting-name.ts';

const shown: BoundPreview = {
  status: 'bound',
  effect: 'reads',
  binding: { kind: 'tab', tabId: 1 },
  details: ['https://shop.example/ “Shop”'],
};

test('detects a changed detail and a changed program', () => {
  expect(changedParts(shown, { ...shown })).toEqual({ parts: [] });
  const listed = { ...shown, details: ['https://shop.example/?patient=7 “Shop”'] };
  expect(changedParts(shown, listed)).toEqual({ parts: ['details'] });
  expect(changedParts({ ...shown, code: 'a()' }, { ...shown, code: 'b()' })).toEqual({ parts: ['details'] });
});

const facts = { kind: 'button', name: 'Send', origin: 'https://shop.example', inFrame: false };

function sending(values: Record<string, string>, row = 'To: Bob'): BoundPreview {
  const fields = Object.entries(values).map(([label, value]) => ({
    elementId: `e_${label}`,
    label,
    values: [value],
  }));
  return {
    status: 'bound',
    effect: 'submits',
    binding: { kind: 'element', elementId: 'e_send', fingerprint: 'f' },
    facts: { ...facts, parts: [{ kind: 'row', words: row }] },
    sends: { method: 'POST', encoding: '', fields },
  };
}

test('says the former and the present value of each field, new and lost ones too', () => {
  const changed = changedParts(sending({ amount: '10', cc: 'ada' }), sending({ amount: '9999', iban: 'XX' }));
  expect(changed).toMatchObject({
    parts: ['sent'],
    changes: [
      { kind: 'field', label: 'amount', before: '10', after: '9999' },
      { kind: 'field', label: 'iban', after: 'XX' },
      { kind: 'field', label: 'cc', before: 'ada' },
    ],
  });
});

test('says the former and the present words around a target, figures too', () => {
  const changed = changedParts(sending({}, 'Order 1042 · 10 €'), sending({}, 'Order 1042 · 9000 €'));
  expect(changed).toEqual({
    parts: ['place'],
    changes: [{ kind: 'place', part: 'row', before: 'Order 1042 · 10 €', after: 'Order 1042 · 9000 €' }],
  });
});

test('a clock, once proven, and the age of a thing may go on', () => {
  const now = sending({}, 'Order 1042 · 41 left');
  const clock = {
    ...now,
    facts: {
      ...facts,
      parts: [{ kind: 'row' as const, words: 'Order 1042 · 41 left', still: 'Order 1042 · # left' }],
    },
  };
  expect(changedParts(sending({}, 'Order 1042 · 42 left'), clock).parts).toEqual([]);
  expect(changedParts(sending({}, 'Order 1043 · 42 left'), clock).parts).toEqual(['place']);
  expect(changedParts(sending({}, 'Sent 5 seconds ago'), sending({}, 'Sent 9 seconds ago')).parts).toEqual(
    [],
  );
});

test('a number among equals follows the page where words tell them apart, and is a change where nothing else does', () => {
  const numbered = (index: number, count: number, near?: string): BoundPreview => {
    const was = sending({}, 'Ben: hi');
    return { ...was, facts: { ...facts, ...was.facts, place: { index, count }, ...(near && { near }) } };
  };
  const [shown, now] = [numbered(2, 8, 'Ben: hi'), numbered(4, 10, 'Ben: hi')];
  expect(changedParts(shown, now).parts).toEqual([]);
  expect(hasSameParts(shown, now)).toBe(false);
  expect(withParts(shown, now)).toEqual(now);
  expect(changedParts(numbered(2, 8), numbered(2, 10)).parts).toEqual(['place']);
  expect(changedParts(shown, sending({}, 'Ben: hi')).parts).toEqual(['place']);
});

test('later changes keep what was said first, and what came back is no change', () => {
  const first = changedParts(sending({ amount: '10', to: 'Bob' }), sending({ amount: '20', to: 'Bob' }));
  const second = changedParts(sending({ amount: '20', to: 'Bob' }), sending({ amount: '30', to: 'Eve' }));
  expect(joinChanged(first, second).changes).toMatchObject([
    { label: 'amount', before: '10', after: '30' },
    { label: 'to', before: 'Bob', after: 'Eve' },
  ]);
  const back = changedParts(sending({ amount: '20', to: 'Bob' }), sending({ amount: '10', to: 'Bob' }));
  expect(joinChanged(first, back).changes).toBeUndefined();
});

test('joins the changes around a target that follow on each other, and keeps the others apart', () => {
  const around = (before: string, after: string) => ({
    parts: ['around' as const],
    changes: [{ kind: 'around' as const, before, after }],
  });
  const joined = joinChanged(around('Pay Ada', 'Pay Bob'), around('Pay Bob', 'Pay Eve'));
  expect(joined.changes).toEqual([{ kind: 'around', before: 'Pay Ada', after: 'Pay Eve' }]);
  expect(joinChanged(joined, around('Free', '9 €')).changes).toHaveLength(2);
  expect(joinChanged(joined, around('Pay Eve', 'Pay Ada')).changes).toBeUndefined();
});

test('what our own rows have written is no change', () => {
  const row = {
    action: { action: 'fill', target: {}, params: {} },
    preview: {
      ...sending({}),
      binding: { kind: 'element' as const, elementId: 'e_note', fingerprint: 'f' },
      after: 'Rent',
    },
  };
  const own = changedParts(sending({ note: '', amount: '10' }), sending({ note: 'Rent', amount: '10' }));
  expect(withoutOwn(own, [row])).toEqual({ parts: [] });
  const other = changedParts(sending({ note: '', amount: '10' }), sending({ note: 'All', amount: '11' }));
  expect(withoutOwn(other, [row]).changes).toHaveLength(2);
});
