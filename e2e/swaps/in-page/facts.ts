import type { RowSpec } from '../scenes/scene.ts';
import type { Stage } from './stage.ts';
import { wordsOf } from './words.ts';

/** Everything that an act's meaning depends on, as texts by name. */
export type Facts = Record<string, string>;

const ROW = 'tr, li, [role=row], .row';

export function controlFacts(stage: Stage, element: Element): Facts {
  const link = element.closest('a[href]');
  return {
    words: wordsOf(element),
    label: labelOf(element),
    kind: `${element.localName} ${element.getAttribute('role') ?? ''}`,
    link: link instanceof HTMLAnchorElement ? `${link.href} ${link.target} ${link.download}` : '',
    turns: turnOf(element),
    opens: ['popovertarget', 'commandfor', 'command'].map(name => element.getAttribute(name) ?? '').join(' '),
    ...placeFacts(stage, element),
  };
}

export function fieldFacts(stage: Stage, field: Element): Facts {
  const form = 'form' in field && field.form instanceof HTMLFormElement ? field.form : null;
  return {
    label: labelOf(field),
    kind: 'type' in field ? String(field.type) : field.localName,
    'field name': field.getAttribute('name') ?? '',
    form: form?.id ?? '',
    destination: form ? addressOf(form.getAttribute('action')) : '',
    ...placeFacts(stage, field, selector => {
      const around = stage.root.querySelector(selector);
      return around?.contains(field) === true || (around?.localName === 'legend' && isTick(field));
    }),
  };
}

export function isTick(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
}

/** It sends nothing by itself, so where its form goes may change. `turns`: what a press makes of it. */
export function tickFacts(stage: Stage, box: HTMLInputElement, turns: boolean): Facts {
  const value = box.getAttribute('value') ?? '';
  return { ...fieldFacts(stage, box), destination: '', value, turns: String(turns) };
}

/** The state that a press of a control ends, and so what it makes of it. */
function turnOf(element: Element): string {
  const states = ['aria-pressed', 'aria-checked', 'aria-expanded'].map(name => element.getAttribute(name));
  const parent = element.localName === 'summary' ? element.parentElement : null;
  const popover = element instanceof HTMLButtonElement ? element.popoverTargetElement : null;
  const isOpen = [parent?.hasAttribute('open'), popover?.matches(':popover-open')];
  return [...states, ...isOpen].join(' ');
}

export function choiceFacts(
  stage: Stage,
  field: HTMLSelectElement,
  { option = '' }: Pick<RowSpec, 'option'>,
): Facts {
  const chosen =
    option === '' ? field.selectedOptions[0] : [...field.options].find(({ label }) => label === option);
  return { ...fieldFacts(stage, field), option: chosen?.label ?? '', value: chosen?.value ?? '' };
}

export function dropFacts(stage: Stage, source: Element, zone: Element): Facts {
  return {
    source: `${wordsOf(source)} / ${labelOf(source)}`,
    zone: `${wordsOf(zone)} / ${labelOf(zone)} / ${zone.getAttribute('role')}`,
    ...placeFacts(stage, source),
  };
}

/** What goes out by a submit, and where to. `written`: what earlier rows of the approval put into it. */
export function submitFacts(
  stage: Stage,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  written: readonly [name: string, value: string][] = [],
): Facts {
  const read = (name: string): string =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const base = document.querySelector('base[target]')?.getAttribute('target') ?? '';
  const names = new Set(written.map(([name]) => name));
  const kept = entriesOf(form, submitter).filter(([name]) => !names.has(name));
  return {
    button: submitter ? `${wordsOf(submitter)} / ${labelOf(submitter)}` : '',
    destination: addressOf(read('action')),
    method: read('method').toLowerCase() || 'get',
    encoding: read('enctype') || 'application/x-www-form-urlencoded',
    window: read('target') || base || '_self',
    sent: [...kept, ...written]
      .map(entry => entry.join('='))
      .sort()
      .join(' & '),
    ...placeFacts(stage, submitter ?? form),
  };
}

function entriesOf(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  return [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
}

function addressOf(action: string | null): string {
  const { origin, pathname } = new URL(action || location.href, document.baseURI);
  return origin + pathname;
}

/** Hints and headings beside a field may change while it is filled; what it stands in may not. */
function placeFacts(
  stage: Stage,
  element: Element,
  isKept: (selector: string) => boolean = () => true,
): Facts {
  const row = element.closest(ROW);
  const around = stage.scene.around.filter(isKept).map(selector => [selector, aroundOf(stage, selector)]);
  const links = row ? Array.from(row.querySelectorAll('a'), link => link.getAttribute('href')) : [];
  return {
    ...Object.fromEntries(around),
    ...(row instanceof HTMLElement
      ? { row: wordsOf(row), 'row data': JSON.stringify([{ ...row.dataset }, links]) }
      : {}),
  };
}

function aroundOf({ root }: Stage, selector: string): string {
  const element = root.querySelector(selector);
  return element ? `${wordsOf(element, 'button')} / ${labelOf(element)}` : '';
}

/** Names that are not painted on an element, and the labels beside it. */
function labelOf(element: Element): string {
  const root = element.getRootNode();
  const named = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const texts = named.map(id =>
    root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null,
  );
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const words = [...texts, ...labels].flatMap(at => (at instanceof Element ? wordsOf(at) : []));
  const own = named.length > 0 ? '' : (element.getAttribute('aria-label') ?? '');
  const names = [own, ...words].filter(Boolean);
  // A placeholder is a name only where there is no other.
  return names.length > 0 ? names.join(' | ') : (element.getAttribute('placeholder') ?? '');
}
