import { readDate } from './phrases/dates.ts';
import type { DescribedElement } from './phrases/described-element.ts';
import { CHOICES, findElement, findOnly, SETTABLE } from './phrases/find-element.ts';
import { type Placement, place, placeOn, type Step, tickOrClick } from './phrases/placement.ts';
import { normalize, scoreText } from './phrases/score-text.ts';

const OFF = /^(?:off|no|false|unchecked|unticked|disabled|关闭?|关掉|否|不|未勾选)$/iu;

const ON = /^(?:on|yes|true|checked|ticked|enabled|开启?|打开|是|勾选|已勾选)$/iu;

type Elements = readonly DescribedElement[];

/** "Choose Germany" in the named select; without a name, where it is offered, or an element of that name. */
export function placeChoice(target: string | undefined, value: string, elements: Elements): Placement {
  return target === undefined ? placeFreeChoice(value, elements) : placeNamedChoice(target, value, elements);
}

/** A name that fits no select is never ignored: it may be a date field, or a group of radio buttons. */
function placeNamedChoice(target: string, value: string, elements: Elements): Placement {
  const named = findElement(target, elements, SETTABLE);
  const options = named.kind === 'several' ? named.elements.filter(select => optionOf(select, value)) : [];
  const finding = options.length === 1 ? findOnly(options) : named;
  if (finding.kind === 'found' && finding.element.kind === 'select') return choose(finding.element, value);
  if (finding.kind === 'found' && finding.element.kind === 'input')
    return placeOn(finding.element, fillWith(finding.element, value));
  const inGroup = elements.filter(
    ({ kind, hints }) => kind === 'radio' && scoreText(target, hints.near) >= 0.7,
  );
  const byValue = findElement(value, inGroup.length > 0 ? inGroup : elements, { radio: 1, option: 0.95 });
  if (byValue.kind === 'found' && finding.kind !== 'several')
    return placeOn(byValue.element, tickOrClick(byValue.element));
  return missing(finding.kind === 'found' ? byValue : finding, target, value);
}

/** Dates as the field wants them. */
export function fillWith({ hints }: DescribedElement, value: string): Step {
  const wantsIso = hints.type === 'date' || /^y{4}-m{2}-d{2}$/iu.test(hints.placeholder);
  return { action: 'fill', params: { value: wantsIso ? readDate(value) : value } };
}

/** A select that offers it; otherwise an element of that name. */
function placeFreeChoice(value: string, elements: Elements): Placement {
  const selects = elements.filter(element => element.kind === 'select');
  const offering = selects.filter(select => optionOf(select, value) !== undefined);
  const offered = findOnly(offering);
  if (offered.kind === 'found') return choose(offered.element, value);
  const byName = findElement(value, elements, CHOICES);
  if (byName.kind === 'found') return placeOn(byName.element, tickOrClick(byName.element));
  return missing(offered.kind === 'several' ? offered : byName, value, value);
}

function missing(finding: Parameters<typeof place>[0], phrase: string, value: string): Placement {
  const make = () => ({ action: 'select', params: { value } });
  return place(finding, { phrase, make, search: { keyword: phrase } });
}

/** An option that is missing in a complete list can't be chosen; the list itself shows the options. */
function choose(select: DescribedElement, value: string): Placement {
  const option = optionOf(select, value);
  if (option === undefined && !select.hints.hasMoreOptions)
    return { kind: 'missing', phrase: value, finding: { kind: 'none', nearest: [select] } };
  const isShortened = option === undefined || option.endsWith('…');
  return placeOn(select, { action: 'select', params: { value: isShortened ? value : option } });
}

/** The option in the page's spelling, if the hints list it. */
function optionOf({ hints: { options } }: DescribedElement, value: string): string | undefined {
  const same =
    options.find(option => option === value) ??
    options.find(option => normalize(option) === normalize(value));
  const near = options.filter(option => scoreText(value, option) >= 0.75);
  return same ?? (near.length === 1 ? near[0] : undefined);
}

/** Fills, chooses or ticks, by the kind of the element. */
export function placeSet(target: string, value: string, elements: Elements): Placement {
  const finding = findElement(target, elements, SETTABLE);
  if (finding.kind === 'found' && (finding.element.kind === 'select' || finding.element.kind === 'radio')) {
    return placeChoice(target, value, elements);
  }
  const isTickable = finding.kind === 'found' && finding.element.kind === 'checkbox';
  if (isTickable && !OFF.test(value) && !ON.test(value))
    return { kind: 'missing', phrase: value, finding: { kind: 'none', nearest: [finding.element] } };
  const make = (element: DescribedElement): Step =>
    element.kind === 'checkbox'
      ? { action: 'check', params: { value: String(!OFF.test(value)) } }
      : fillWith(element, value);
  return place(finding, { phrase: target, make });
}
