import { beforeEach, describe, expect, test } from 'vitest';
import type { Card, Row } from '../conversation/card.ts';
import type { SeenRows } from '../conversation/panel-store.ts';
import { type Gesture, judgeApproval, judgeGrant } from './gate.ts';
import { isReading, originRead } from './reading-card.ts';

function row(action: string, effect: 'reads' | 'edits' | 'acts', more: Partial<Row> = {}): Row {
  const asked = { action, target: { elementId: 'e_1' }, params: {} };
  return {
    action: asked,
    preview: { status: 'bound', binding: { kind: 'page' }, effect },
    documentId: 'top',
    ...more,
  };
}

const cardOf = (...rows: Row[]): Card => ({ kind: 'actions', rows });
const READ = row('read', 'reads');

describe('a press', () => {
  const press: Gesture = { trusted: true, repeated: false };
  const judge = (card: Card, gesture = press, callId = 'call', now = 400) =>
    judgeApproval(
      { id: 'call', state: { status: 'awaiting', card } },
      { arming: { callId, shownAt: 0, armed: true }, chosenFiles: undefined, seenRows: seen },
      gesture,
      now,
    );
  let seen: SeenRows | undefined;
  beforeEach(() => {
    seen = undefined;
  });

  test("approves the displayed card only by a person's own decision about this call", () => {
    expect(judge(cardOf(READ))).toBe('accepted');
    expect(judge(cardOf(READ), { trusted: false, repeated: false })).toBe('untrusted');
    expect(judge(cardOf(READ), { trusted: true, repeated: true })).toBe('repeated');
    expect(judge(cardOf(READ), press, 'another')).toBe('early');
    expect(judge(cardOf(READ), press, 'call', 399)).toBe('early');
  });

  test.each<[what: string, card: Card]>([
    ['nothing is ticked', cardOf(row('click', 'acts', { unticked: true }))],
    ['nothing can be done', cardOf(row('click', 'acts', { blockedBy: 0 }))],
    [
      'the page has not said yet what is edited would do',
      cardOf(READ, row('fill', 'edits', { draft: READ.action })),
    ],
  ])('approves nothing while %s', (_, card) => {
    expect(judge(card)).toBe('incomplete');
  });

  test('approves nothing before its last row with consequences has been in view as it is', () => {
    const [first, last, edit] = [row('click', 'acts'), row('click', 'acts'), row('fill', 'edits')];
    const card = cardOf(first, last, edit);
    const see = (...rows: Row[]) => ({ callId: 'call', previews: rows.map(({ preview }) => preview) });
    for (const missing of [undefined, see(first, edit), { ...see(last), callId: 'another' }]) {
      seen = missing;
      expect(judge(card)).toBe('incomplete');
    }
    seen = see(last);
    expect(judge(card)).toBe('accepted');
    expect(judge(cardOf(first, { ...last, preview: { ...last.preview } }))).toBe('incomplete');
  });

  test('approves without a look what has no consequences', () => {
    expect(judge(cardOf(READ, row('fill', 'edits')))).toBe('accepted');
    expect(judge(cardOf(READ, row('click', 'acts', { unticked: true })))).toBe('accepted');
  });

  test('ignores an unticked row', () => {
    expect(judge(cardOf(READ, row('fill', 'edits', { draft: READ.action, unticked: true })))).toBe(
      'accepted',
    );
  });
});

describe('a reading grant', () => {
  const grant = { origin: 'https://shop.example', givenAt: 100, until: 200 };
  const judge = (card: Card, origin: string | undefined = grant.origin, now = 150) =>
    judgeGrant({ card, origin }, grant, now);

  test('covers reading on its origin until it expires', () => {
    expect(judge(cardOf(READ))).toBe('accepted');
    expect(judge(cardOf(READ), grant.origin, 200)).toBe('not-in-force');
    expect(judge(cardOf(READ), grant.origin, 99)).toBe('not-in-force');
    expect(judgeGrant({ card: cardOf(READ), origin: undefined }, grant, 150)).toBe('other-site');
  });

  test.each(['http://shop.example', 'https://shop.example:8443', 'https://www.shop.example', 'null'])(
    'does not cover %s',
    origin => {
      expect(judge(cardOf(READ), origin)).toBe('other-site');
    },
  );

  test.each<[what: string, card: Card]>([
    ['a click', cardOf(row('click', 'acts'))],
    ['a click that the page calls reading', cardOf(row('click', 'reads'))],
    ['reading that comes to something else here', cardOf(row('read', 'acts'))],
    [
      'a batch with an edit, even one that was taken out',
      cardOf(READ, row('fill', 'edits', { unticked: true })),
    ],
    ['what is being edited', cardOf({ ...READ, draft: READ.action })],
    ['an empty batch', cardOf()],
    ['a tool of the backend', { kind: 'server' }],
    ['taking marks away', { kind: 'plan', effect: 'reads', plan: { kind: 'clear-marks' } }],
  ])('does not cover %s', (_, card) => {
    expect(isReading(card)).toBe(false);
    expect(judge(card)).toBe('not-reading');
  });
});

describe('the origin that a card reads', () => {
  const top = { documentId: 'top', isTop: true, origin: 'https://shop.example' };
  const framed = (origin: string) => [top, { documentId: 'frame', isTop: false, origin }];
  const inFrame = cardOf({ ...READ, documentId: 'frame' });

  test('must be the origin of the page and of every touched frame', () => {
    expect(originRead(cardOf(READ), framed('https://ads.example'))).toBe(top.origin);
    expect(originRead(inFrame, framed(top.origin))).toBe(top.origin);
    expect(originRead(inFrame, framed('https://ads.example'))).toBeUndefined();
    expect(originRead(inFrame, framed('null'))).toBeUndefined();
  });

  test('is undefined when nobody knows it', () => {
    expect(originRead(cardOf(READ), [])).toBeUndefined();
    expect(originRead(inFrame, [top])).toBeUndefined();
    expect(originRead(cardOf(READ), [{ ...top, origin: 'null' }])).toBeUndefined();
    expect(originRead(cardOf(READ), [{ ...top, origin: 'file://' }])).toBeUndefined();
  });
});
