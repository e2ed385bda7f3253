import { inlineScriptsOf, linkOf } from '../../page/dom/destination.ts';
import { attributeOf, isConnected, localNameOf } from '../../page/dom/native-dom.ts';

interface Told {
  element: Element;
  label: string;
}

/** The options of a custom select as they were when something was chosen in it, by their labels. */
export type ReportedOptions = ReadonlyMap<string, { element: Element; nature: string }>;

/** Kept for going back, which asks nobody again: gone with the widget. */
export const reportedOptions = new WeakMap<Element, ReportedOptions>();

export function reportOptions(options: readonly Told[]): ReportedOptions {
  return new Map(options.map(({ label, element }) => [label, { element, nature: natureOf(element) }]));
}

/** Lists are drawn anew each time they open, so it is the same node only where the old one is still there. */
export function isAsTold(told: ReportedOptions, { label, element }: Told): boolean {
  const known = told.get(label);
  if (!known) return true;
  const isSwapped = known.element !== element && isConnected(known.element);
  return !isSwapped && known.nature === natureOf(element);
}

function natureOf(option: Element): string {
  const said = ['role', 'value', 'data-value', 'data-id', 'data-key'].map(name => attributeOf(option, name));
  return JSON.stringify([localNameOf(option), said, linkOf(option)?.href, inlineScriptsOf(option)]);
}
