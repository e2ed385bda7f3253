import type { PageElement } from '@assent/shared';
import { type ElementKind, kindOf } from './element-kind.ts';

/** What a description says: `kind:name(hints)`, with colons and brackets of either width. */
export type DescribedElement = {
  id: string;
  kind: ElementKind;
  kindWords: string;
  name: string;
  hints: string;
  /** Which of several equals, in the order of the page: "第2个/共3个", "2 of 3". */
  place: number | undefined;
  /** As listed, for telling the person. */
  desc: string;
};

const DESCRIPTION = /^\s*(?<kind>[^:：]{1,30})[:：]\s*(?<rest>[\s\S]*)$/u;
const PLACE = /第(\d+)个\/共|\b(\d+) of \d+/u;
const HINTS = /^(?<name>[\s\S]*?)\s*[(（](?<hints>[\s\S]*)[)）]\s*$/u;

export function describeElement({ id, desc }: PageElement): DescribedElement {
  const { kind: kindWords = '', rest = desc } = DESCRIPTION.exec(desc)?.groups ?? {};
  const { name = rest, hints = '' } = HINTS.exec(rest)?.groups ?? {};
  const [, chinese, english] = PLACE.exec(hints) ?? [];
  const place = Number(chinese ?? english ?? Number.NaN);
  return {
    id,
    kind: kindOf(kindWords),
    kindWords,
    name: name.trim(),
    hints,
    place: Number.isNaN(place) ? undefined : place,
    desc,
  };
}

/** How the person would call it. */
export function titleOf(element: DescribedElement): string {
  return element.name || element.hints || element.desc;
}
