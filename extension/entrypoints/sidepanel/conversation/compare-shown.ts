import type { Preview } from '../../../operations/contract/preview.ts';
import type { ChangedParts, Row, ShownPart } from './card.ts';
import { isSamePart, isSameWording } from './same-part.ts';
import { changesBetween, joinChanges, type ShownChange } from './shown-changes.ts';

export type BoundPreview = Extract<Preview, { status: 'bound' }>;

/** The displayed parts of a row that differ now; none when the person would read the same. */
export function changedParts(shown: BoundPreview, now: BoundPreview): ChangedParts {
  const names = Object.keys(PARTS).filter(isPart);
  const parts = names.filter(part =>
    part === 'place' ? !isSamePlace(shown, now) : read(shown, part) !== read(now, part),
  );
  if (parts.length === 0) return { parts };
  const { name } = shown.facts ?? {};
  const formerName = name === now.facts?.name ? undefined : name;
  const changes = changesBetween(shown, now);
  return {
    parts,
    ...(formerName === undefined ? {} : { formerName }),
    ...(changes.length > 0 ? { changes } : {}),
  };
}

/** A target that is disabled now cannot run, unless its row was shown as one that earlier rows may enable. */
export function asPossible(shown: Preview, now: Preview): Preview {
  if (now.status !== 'bound' || !now.notYet) return now;
  return shown.status === 'bound' && shown.notYet ? now : { status: 'failed', failure: now.notYet };
}

/** Later changes of a row that had changed before. */
export function joinChanged(earlier: ChangedParts | undefined, later: ChangedParts): ChangedParts {
  if (!earlier) return later;
  const formerName = earlier.formerName ?? later.formerName;
  const changes = joinChanges(earlier.changes ?? [], later.changes ?? []);
  return {
    parts: [...new Set([...earlier.parts, ...later.parts])],
    ...(formerName === undefined ? {} : { formerName }),
    ...(changes.length > 0 ? { changes } : {}),
  };
}

/** Without what our own rows, which ran before, have written. */
export function withoutOwn(changed: ChangedParts, done: readonly Row[]): ChangedParts {
  const { changes = [], parts, ...rest } = changed;
  const left = changes.filter(change => !done.some(row => isWrittenBy(row, change)));
  const isSent = left.length === changes.length || left.some(({ kind }) => kind === 'field');
  return {
    ...rest,
    parts: isSent ? parts : parts.filter(part => part !== 'sent'),
    ...(left.length > 0 ? { changes: left } : {}),
  };
}

function isWrittenBy({ preview }: Row, { kind, elementId, after }: ShownChange): boolean {
  if (kind !== 'field' || elementId === undefined || preview.status !== 'bound') return false;
  const { binding, after: written } = preview;
  if (binding.kind !== 'element' || binding.elementId !== elementId) return false;
  return typeof written !== 'string' || written === after;
}

/** Whether only what goes on by itself differs around the target. */
export function isSamePlace({ facts: was }: BoundPreview, { facts: is }: BoundPreview): boolean {
  const [shown, now] = [was?.parts ?? [], is?.parts ?? []];
  if (shown.length === 0 && now.length === 0) return isSameWording(placeOf(was), placeOf(is));
  const isSame = shown.every((part, index) => {
    const other = now[index];
    return other !== undefined && isSamePart(part, other);
  });
  return isSame && shown.length === now.length && isSameOfSeveral(was, is);
}

/** A feed that grows numbers its rows again. Where words tell one apart, they are bound, and the number only shown. */
function isSameOfSeveral(was: BoundPreview['facts'], is: BoundPreview['facts']): boolean {
  const isTold = was?.near !== undefined && is?.near !== undefined;
  return isTold || JSON.stringify(was?.place) === JSON.stringify(is?.place);
}

function placeOf(facts: BoundPreview['facts']): string {
  return JSON.stringify(facts?.near ?? facts?.place ?? null);
}

/** The place is compared by {@link isSamePlace}. */
const PARTS: Record<ShownPart, (preview: BoundPreview) => unknown> = {
  name: ({ facts }) => [
    facts?.kind,
    facts?.name,
    facts?.painted,
    facts?.isPlaceholder,
    facts?.isPartlyRead,
    facts?.isHint,
  ],
  value: ({ sentence, before, after, asksFile, isSecret }) => [sentence, before, after, asksFile, isSecret],
  effect: ({ effect }) => effect,
  destination: ({ facts, submitsTo }) => [
    facts?.link,
    facts?.address,
    facts?.origin,
    facts?.inFrame,
    facts?.opensTab,
    facts?.downloads,
    facts?.pings,
    submitsTo,
  ],
  sent: ({ sends }) => sends,
  place: ({ facts }) => facts?.parts,
  // Not displayed: see `drifted` of a revalidation.
  around: () => undefined,
  details: ({ details, code, argumentsText }) => [details, code, argumentsText],
};

function isPart(name: string): name is ShownPart {
  return name in PARTS;
}

function read(preview: BoundPreview, part: ShownPart): string {
  return JSON.stringify(PARTS[part](preview));
}
