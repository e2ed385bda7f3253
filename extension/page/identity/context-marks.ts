import { attributeNamesOf, attributeOf, localNameOf, queryAllIn } from '../dom/native-dom.ts';
import { isField } from '../naming/field-surroundings.ts';
import { boxesTo, identifyingKeys } from './element-signature.ts';
import { backgroundFile, imageFile } from './looks.ts';
import type { Piece } from './piece.ts';

/**
 * Attributes that say what a target does or is: all of the target itself, and the identifying and acting ones of the boxes up
 * to its row.
 */
export function marksOf(element: Element, row: Element | undefined, area: Element | undefined): Piece[] {
  const boxes = boxesTo(element, area).slice(0, MAX_LEVELS);
  return [
    ...attributeNamesOf(element)
      .filter(name => !isNoise(name) && !isOfField(element, name))
      .flatMap(name => markPiece(element, name)),
    ...secretKind(element),
    ...boxes.flatMap(at => identifyingKeys(at, row).map(text => mark(at, text))),
    ...boxes.slice(1).flatMap(acting),
    ...boxes.filter(at => attributeOf(at, 'aria-level') !== null).flatMap(at => markPiece(at, 'aria-level')),
    ...picturesOn(element),
  ];
}

const MAX_LEVELS = 12;

function mark(at: Element, text: string): Piece {
  return { text, at, isFixed: true, isMark: true };
}

function markPiece(element: Element, name: string): Piece[] {
  return [mark(element, `${name}=${attributeOf(element, name) ?? ''}`)];
}

function acting(at: Element): Piece[] {
  return attributeNamesOf(at)
    .filter(name => ACTING.test(name))
    .flatMap(name => markPiece(at, name));
}

/** Whether a mark that a page adds makes a target do something else. */
export function isActingMark({ text }: Piece): boolean {
  return ACTING.test(text.slice(0, text.indexOf('=')));
}

/** Handlers and parameters of frameworks that read them from the page. */
const ACTING =
  /^on(?:click|mouse|pointer|key|submit|change|input)|^(?:hx-|wire:|phx-|x-on|@|ng-click|v-on|formnovalidate|formaction|data-(?:method|remote|action|url|href|confirm|target|params|to|payee)$)/u;

/** Looks, states, generated names, and what is compared elsewhere: as a label, a value, a link or a form. */
function isNoise(name: string): boolean {
  return NOISE.test(name);
}

const NOISE = new RegExp(
  [
    '^(?:id|class|style|tabindex|title|role|dir|lang|slot|part|hidden|disabled|open|checked|selected|inert|draggable|autofocus',
    'contenteditable|spellcheck|for|src|srcset|alt|loading|decoding|sizes|width|height)$',
    // States that components keep on their parts.
    '^aria-|^data-(?:[\\w-]+-)?(?:state|status|focus|focused|hover|hovered|active|pressed|highlighted|selected|open|closed|expanded',
    'disabled|loading|ripple|busy|visible|index|placement|side|align|orientation|tooltip|title|popper|animation|ready|init|touched',
    'dirty|valid|invalid|checked|value|count|time)(?:-|$)',
    // Marks of frameworks on what they draw.
    '^data-(?:v|svelte|astro|react|reach|radix|headlessui|mui|emotion|testid|test|cy|qa|guard|aria)(?:-|$)|^_ng',
    '^ng-(?:star|reflect|touched|untouched|dirty|pristine|valid|invalid)|^v-|^js(?:name|data|log|slot)$',
  ].join('|'),
  'u',
);

/** Pages set these as a field is used. */
function isOfField(element: Element, name: string): boolean {
  return isField(element) && OF_FIELD.test(name);
}

const OF_FIELD =
  /^(?:value|placeholder|autocomplete|autocapitalize|autocorrect|required|readonly|maxlength|minlength|min|max|step|pattern|size|rows|cols|inputmode|enterkeyhint|list)$/u;

/** A field that begins to ask the browser for a secret. */
function secretKind(element: Element): Piece[] {
  const kind = attributeOf(element, 'autocomplete') ?? '';
  return isField(element) && /password|one-time|cc-/u.test(kind) ? [mark(element, `formaction=${kind}`)] : [];
}

const MAX_PICTURES = 20;

function picturesOn(element: Element): Piece[] {
  const parts = [element, ...queryAllIn(element, 'img, i, span, div')].slice(0, MAX_PICTURES);
  return parts.flatMap(at => {
    const files = [imageFile(at), isField(element) ? '' : backgroundFile(at)];
    return files.filter(file => file !== '').map(file => mark(at, `${localNameOf(at)} picture=${file}`));
  });
}
