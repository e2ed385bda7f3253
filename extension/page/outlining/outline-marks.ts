import { cleanText } from '../dom/clean-text.ts';
import { isAnyLink, linkOf } from '../dom/destination.ts';
import { isDisabled, isExpanded, isReadOnly, isRequired, isTicked } from '../dom/element-state.ts';
import { isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { attributeOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { placeholderOf } from '../dom/native-name.ts';
import { fieldText } from '../naming/element-value.ts';
import { isField } from '../naming/field-surroundings.ts';
import { isHarmlessOpen } from '../secrets/harmless-fields.ts';
import { isSecret } from '../secrets/secrets.ts';
import type { Mark } from './outline-node.ts';

const MAX_VALUE = 200;
const MAX_ADDRESS = 100;
const MAX_OPTION = 40;
const MAX_OPTIONS = 12;

export function outlineMarks(element: Element, role: string, name: string, isTarget: boolean): Mark[] {
  if (role === 'heading') return levelOf(element);
  return [
    ...statesOf(element, role, isTarget),
    ...(VALUED.has(role) ? contentOf(element, name) : []),
    ...addressOf(element),
  ];
}

const VALUED = new Set(
  'textbox searchbox combobox listbox spinbutton slider progressbar meter scrollbar button'.split(' '),
);

function levelOf(heading: Element): Mark[] {
  const level = Number(attributeOf(heading, 'aria-level') ?? /^h([1-6])$/u.exec(localNameOf(heading))?.[1]);
  return Number.isInteger(level) && level > 0 ? [['level', level]] : [];
}

function statesOf(element: Element, role: string, isTarget: boolean): Mark[] {
  const marks: Mark[] = [];
  const expanded = isExpanded(element);
  if (expanded !== undefined) marks.push([expanded ? 'expanded' : 'collapsed']);
  if (attributeOf(element, 'aria-selected') === 'true') marks.push(['selected']);
  if (/^(page|step|true|location|date|time)$/u.test(attributeOf(element, 'aria-current') ?? ''))
    marks.push(['current']);
  if (!isTarget) return marks;
  if (TICKED.has(role)) marks.push(...ticksOf(element));
  if (/^(true|mixed)$/u.test(attributeOf(element, 'aria-pressed') ?? '')) marks.push(['pressed']);
  if (isDisabled(element)) marks.push(['disabled']);
  if (isReadOnly(element)) marks.push(['readonly']);
  if (isRequired(element)) marks.push(['required']);
  if (isInvalid(element)) marks.push(['invalid']);
  return marks;
}

const TICKED = new Set('checkbox radio switch menuitemcheckbox menuitemradio option treeitem'.split(' '));

function ticksOf(element: Element): Mark[] {
  const isMixed =
    attributeOf(element, 'aria-checked') === 'mixed' || (isInput(element) && element.indeterminate);
  if (isMixed) return [['checked', 'mixed']];
  return isTicked(element) ? [['checked']] : [];
}

/** As the page says, or the browser shows after an interaction. */
function isInvalid(element: Element): boolean {
  const said = attributeOf(element, 'aria-invalid');
  return (said !== null && said !== '' && said !== 'false') || isMatching(element, ':user-invalid');
}

function contentOf(element: Element, name: string): Mark[] {
  const marks: Mark[] = [];
  if (isInput(element) && REPORTED_TYPES.test(element.type)) marks.push(['type', element.type]);
  if (isTextArea(element)) marks.push(['multiline']);
  const placeholder = isField(element) ? cleanText(placeholderOf(element), MAX_VALUE) : '';
  if (placeholder && placeholder !== name) marks.push(['placeholder', placeholder]);
  if (isButton(element)) return marks;
  // Asked once: for many fields it takes longer than all else.
  const isKept = isSecret(element);
  const value = cleanText(fieldText(element, isKept) ?? '', MAX_VALUE);
  const isOffered = !isKept && (value !== '' || isSelect(element)) && isHarmlessOpen(element);
  if (value) marks.push(isKept || isOffered ? ['value', value] : ['characters', [...value].length]);
  return isOffered && isSelect(element) ? [...marks, ...optionsOf(element)] : marks;
}

const REPORTED_TYPES = /^(password|email|tel|url|date|time|month|week|datetime-local|color|file)$/u;

function isButton(element: Element): boolean {
  return (
    localNameOf(element) === 'button' ||
    (isInput(element) && /^(button|submit|reset|image)$/u.test(element.type))
  );
}

function optionsOf(select: HTMLSelectElement): Mark[] {
  const labels = Array.from(select.options, option => option.label);
  const listed = labels.slice(0, MAX_OPTIONS).map(label => cleanText(label, MAX_OPTION));
  const rest = labels.length - listed.length;
  return [['options', listed], ...(rest > 0 ? [['more_options', rest] as const] : [])];
}

/** Without the page's own origin. */
function addressOf(element: Element): Mark[] {
  const link = isAnyLink(element) ? linkOf(element) : undefined;
  if (!link) return [];
  const { protocol, origin, href, pathname, search, hash } = link;
  if (!/^(https?|mailto|tel|ftp):$/u.test(protocol)) return [['url', protocol]];
  return [['url', cleanText(origin === location.origin ? pathname + search + hash : href, MAX_ADDRESS)]];
}
