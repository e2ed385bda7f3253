import type { Preview } from '../../../operations/contract/preview.ts';
import type { ChangedParts, ShownPart } from './card.ts';

export type BoundPreview = Extract<Preview, { status: 'bound' }>;

/** The displayed parts of a row that differ now; none when the person would read the same. */
export function changedParts(shown: BoundPreview, now: BoundPreview): ChangedParts {
  const names = Object.keys(PARTS).filter(isPart);
  const parts = names.filter(part => read(shown, part) !== read(now, part));
  const { name } = shown.facts ?? {};
  const formerName = name === now.facts?.name ? undefined : name;
  return { parts, ...(formerName === undefined ? {} : { formerName }) };
}

const PARTS: Record<ShownPart, (preview: BoundPreview) => unknown> = {
  name: ({ facts }) => [facts?.kind, facts?.name, facts?.painted],
  value: ({ before, after, asksFile, isSecret }) => [before, after, asksFile, isSecret],
  effect: ({ effect }) => effect,
  destination: ({ facts, submitsTo }) => [
    facts?.link,
    facts?.address,
    facts?.origin,
    facts?.inFrame,
    submitsTo,
  ],
  sent: ({ sends }) => sends,
  // As bound: rows may come before, and clocks go on in a row, whose other figures the page binds.
  place: ({ facts }) => facts?.near?.replace(/\d+/gu, '#') ?? facts?.place,
  details: ({ details, code }) => [details, code],
};

function isPart(name: string): name is ShownPart {
  return name in PARTS;
}

function read(preview: BoundPreview, part: ShownPart): string {
  return JSON.stringify(PARTS[part](preview));
}
