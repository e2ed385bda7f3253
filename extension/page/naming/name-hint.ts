import { composedParent } from '../dom/composed-tree.ts';
import { isSvgElement } from '../dom/element-types.ts';
import { iconName, spacedName } from '../dom/icon-name.ts';
import { attributeOf, classNameOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { replacedField } from './replaced-field.ts';
import { swatchColour } from './swatch-colour.ts';

/**
 * The last resort for an element without a name: its icon, file or link, in brackets, since nobody reads these words on it.
 * Empty without any.
 */
export function nameHint(element: Element): string {
  const hint =
    iconName(element) ||
    fileName(element) ||
    actionName(element) ||
    targetName(element) ||
    testName(element) ||
    partName(element) ||
    swatchColour(element);
  return hint && bracketed(hint);
}

/** For a field, what it is for by the page's own marks. */
export function fieldHint(field: Element, visibility: Visibility): string {
  if (isMatching(field, SEARCHES)) return bracketed('search');
  const name = attributeOf(field, 'name') || attributeOf(replacedField(field, visibility) ?? field, 'name');
  return name && FIELD_NAME.test(name) ? bracketed(spacedName(name)) : '';
}

/** Words for servers, as people write them. */
const FIELD_NAME = /^_?[a-z][a-z]{2,}(?:[-_][a-z]{2,}){0,3}$/u;

/** A class that ends in a word for what the control does: `calendar-previous` on a drawn arrow. */
function actionName(element: Element): string {
  const classes = (attributeOf(element, 'class') ?? '').split(/\s+/u);
  return classes.map(each => ACTION.exec(each)?.[1]).find(Boolean) ?? '';
}

const ACTION =
  /(?:^|[-_])(previous|prev|next|back|forward|close|delete|remove|edit|search|add|menu|first|last|up|down|more|settings|logo)$/u;

const SEARCHES =
  'input[type=search], [role=searchbox], [enterkeyhint=search], search input, [role=search] input';

function bracketed(hint: string): string {
  return `[${hint}]`;
}

/** What tests find it by: `main-menu-trigger`. */
function testName(element: Element): string {
  const given = TEST_NAMES.map(name => attributeOf(element, name) ?? '').find(isSpoken);
  return given ? spacedName(given) : '';
}

const TEST_NAMES = ['data-testid', 'data-test', 'data-test-id', 'data-cy', 'data-qa'];

/** A drawing to draw on; or what its author calls a small part of a diagram, such as `port-output`. */
function partName(element: Element): string {
  if (localNameOf(element) === 'canvas') return 'canvas';
  const around = isSvgElement(element) ? composedParent(element) : null;
  const classes = [element, around].flatMap(at => (at ? classNameOf(at).split(/\s+/u) : []));
  const words = classes.flatMap(each => PART_OF_DIAGRAM.exec(each)?.[0] ?? []);
  return spacedName(words.sort((one, other) => other.length - one.length)[0] ?? '');
}

const PART_OF_DIAGRAM =
  /(?<![a-z])(?:port|handle|anchor|connector|resizer?|rotat(?:e|or))(?:-(?:in|out|input|output|source|target|left|right|top|bottom|start|end|[ns]?[ew]|[ns]))?(?![a-z])/iu;

/** Words, no number of a row or hash. */
function isSpoken(name: string): boolean {
  return /^[a-z][a-z_-]{2,40}$/iu.test(name);
}

function fileName(element: Element): string {
  const picture = isMatching(element, 'img, input[type=image]')
    ? element
    : Element.prototype.querySelector.call(element, 'img[src]');
  const source = picture ? (attributeOf(picture, 'src') ?? '') : '';
  const name = source.startsWith('data:') ? '' : tailOf(source.replace(/\.\w+(?=$|[?#])/u, ''));
  return FILLERS.test(name) ? '' : spacedName(name);
}

/** Pictures of nothing, which only keep a place for another one. */
const FILLERS = /^(?:blank|spacer|space|pixel|transparent|clear|empty|dot|placeholder|\d+x\d+)$/iu;

/** The last part of a link's address that has a letter. */
export function targetName(element: Element): string {
  const address = attributeOf(element, 'href') ?? '';
  return /^(?:javascript|data|blob):/iu.test(address) ? '' : tailOf(address);
}

function tailOf(address: string): string {
  const path = address.replace(/^\w+:\/\/[^/]*/u, '').split('?')[0] ?? '';
  return path.split(/[/#]/u).findLast(part => /\p{L}/u.test(part)) ?? '';
}
