import * as z from 'zod/mini';
import { messageTextSchema } from '../../../messages/message-schema.ts';
import type { Preview, Submission } from '../../../operations/contract/preview.ts';
import { partKindSchema } from '../../../page/element-facts.ts';
import { isSamePart } from './same-part.ts';

type BoundPreview = Extract<Preview, { status: 'bound' }>;

/** What a row said, and what it says now. Without `before` it is new, without `after` it is gone. */
export const shownChangeSchema = z.object({
  kind: z.enum(['painted', 'value', 'after', 'destination', 'place', 'field', 'around']),
  /** Of a field. */
  label: z.optional(z.string()),
  name: z.optional(z.string()),
  elementId: z.optional(z.string()),
  isHidden: z.optional(z.literal(true)),
  /** Of a place. */
  part: z.optional(partKindSchema),
  before: z.optional(messageTextSchema),
  after: z.optional(messageTextSchema),
});
export type ShownChange = z.infer<typeof shownChangeSchema>;

/** The former and the present words of everything on a row that has some. Its name is apart. */
export function changesBetween(shown: BoundPreview, now: BoundPreview): ShownChange[] {
  return [
    ...pair('painted', shown.facts?.painted, now.facts?.painted),
    ...pair('value', shown.before, now.before),
    ...pair('after', shown.after, now.after),
    ...pair('destination', destinationOf(shown), destinationOf(now)),
    ...placeChanges(shown, now),
    ...fieldChanges(shown.sends?.fields ?? [], now.sends?.fields ?? []),
  ];
}

/** Changes since the card was first shown: what it said first stays beside what it says now. */
export function joinChanges(earlier: readonly ShownChange[], later: readonly ShownChange[]): ShownChange[] {
  const kept = earlier.filter(change => !later.some(other => isSameThing(change, other)));
  const joined = later.map((change): ShownChange => {
    const first = earlier.find(other => isSameThing(other, change));
    if (!first) return change;
    const { before: _before, ...rest } = change;
    return first.before === undefined ? rest : { ...rest, before: first.before };
  });
  const changes = [...kept, ...joined].filter(({ before, after }) => !isSameText(before, after));
  const around = changes.filter(({ kind }) => kind === 'around').slice(-MAX_AROUND);
  return changes.filter(change => change.kind !== 'around' || around.includes(change));
}

/** A restless page would fill the card with them. */
const MAX_AROUND = 3;

/** Words around a target that the row does not show, unless `others` say the same. */
export function aroundChanges(
  { before, after }: NonNullable<BoundPreview['drift']>,
  others: readonly ShownChange[],
): ShownChange[] {
  const isSaid = (side: 'before' | 'after', words = '') =>
    words === '' || others.some(({ [side]: text }) => typeof text === 'string' && text.includes(words));
  if (isSaid('before', before) && isSaid('after', after)) return [];
  return [{ kind: 'around', ...texts(before, after) }];
}

function isSameThing(earlier: ShownChange, later: ShownChange): boolean {
  // Other words around the target are another thing.
  if (earlier.kind === 'around' && later.kind === 'around') return earlier.after === later.before;
  const [first, second] = [earlier, later].map(({ kind, label, name, elementId, part }) =>
    JSON.stringify([kind, elementId ?? [label, name], part]),
  );
  return first === second;
}

type Text = ShownChange['before'];

function isSameText(one: Text, other: Text): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pair(kind: ShownChange['kind'], before: Text, after: Text): ShownChange[] {
  if (isSameText(before, after)) return [];
  return [{ kind, ...texts(before, after) }];
}

function texts(before: Text, after: Text): Pick<ShownChange, 'before' | 'after'> {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

function destinationOf({ facts, submitsTo }: BoundPreview): string | undefined {
  return submitsTo?.origin ?? facts?.link ?? facts?.address;
}

function placeChanges({ facts: was }: BoundPreview, { facts: is }: BoundPreview): ShownChange[] {
  const [before, after] = [was?.parts ?? [], is?.parts ?? []];
  if (before.length === 0 && after.length === 0) return pair('place', was?.near, is?.near);
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => index).flatMap(index => {
    const [one, other] = [before[index], after[index]];
    if (one && other && isSamePart(one, other)) return [];
    const part = (other ?? one)?.kind;
    return [{ kind: 'place' as const, ...(part ? { part } : {}), ...texts(one?.words, other?.words) }];
  });
}

type Field = Submission['fields'][number];

function fieldChanges(before: readonly Field[], after: readonly Field[]): ShownChange[] {
  const left = [...before];
  const pairs = after.map(field => {
    const at = left.findIndex(other => isSameField(other, field));
    return { was: at < 0 ? undefined : left.splice(at, 1)[0], is: field };
  });
  const gone = left.map(was => ({ was, is: undefined }));
  return [...pairs, ...gone].flatMap(({ was, is }) => {
    const { label, name, elementId, isHidden } = is ?? was ?? { label: '' };
    const [former, present] = [was && sentValue(was), is && sentValue(is)];
    const isRenamed = was !== undefined && is !== undefined && calledOf(was) !== calledOf(is);
    if (former === present && !isRenamed) return [];
    return [
      {
        kind: 'field' as const,
        label,
        ...(name === undefined ? {} : { name }),
        ...(elementId === undefined ? {} : { elementId }),
        ...(isHidden ? { isHidden } : {}),
        ...(isRenamed
          ? texts(`${calledOf(was)}: ${former}`, `${calledOf(is)}: ${present}`)
          : texts(former, present)),
      },
    ];
  });
}

function isSameField(one: Field, other: Field): boolean {
  if (one.elementId !== undefined || other.elementId !== undefined) return one.elementId === other.elementId;
  return one.label === other.label;
}

function calledOf({ label, name }: Field): string {
  return name === undefined ? label : `${label} (${name})`;
}

/** Nothing goes along: undefined. */
function sentValue({ values, isUnsent }: Field): string | undefined {
  return isUnsent ? undefined : values.join(', ');
}
