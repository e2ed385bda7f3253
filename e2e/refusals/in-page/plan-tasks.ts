import type { Action } from '../../../extension/operations/contract/action.ts';
import { isDisabled, isTicked } from '../../../extension/page/dom/element-state.ts';
import {
  formOf,
  isButton,
  isInput,
  isSelect,
  isTextField,
} from '../../../extension/page/dom/element-types.ts';
import type { Kind } from '../../../extension/page/dom/kind.ts';
import { offeredKind } from '../../../extension/page/finding/duplicates-of.ts';
import { elementIds } from '../../../extension/page/identity/element-ids.ts';
import { createVisibility } from '../../../extension/page/visibility/visibility.ts';

export interface Listed {
  id: string;
  desc: string;
}

/** What a model may ask for: one action, or a form's fields and its button. */
export interface HonestTask {
  /** The same in each new document of the page. */
  key: string;
  kind: Kind | 'batch';
  rows: Action[];
}

interface Part extends Listed {
  element: Element;
  kind: Kind;
}

const MAX_FIELDS = 3;

/** The fitting actions for the elements that a model sees, one for each, and one batch for each form. */
export function planTasks(listed: readonly Listed[]): HonestTask[] {
  const visibility = createVisibility();
  const parts = listed.flatMap(({ id, desc }): Part[] => {
    const found = elementIds.find(id);
    if (found.status !== 'found' || isDisabled(found.element)) return [];
    return [{ id, desc, element: found.element, kind: offeredKind(found.element, visibility) }];
  });
  const counts = new Map<string, number>();
  const nth = (name: string): number => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
  const single = parts.flatMap((part): HonestTask[] => {
    const action = actionOn(part, nth(part.kind), parts);
    if (!action) return [];
    const label = `${action.action} ${JSON.stringify(action.params)} on ${part.desc}`.replace(/e_\w+/gu, '…');
    return [{ key: `${label} #${nth(label)}`, kind: part.kind, rows: [action] }];
  });
  return [...single, ...planBatches(parts)];
}

function actionOn(part: Part, count: number, all: readonly Part[]): Action | undefined {
  const { id, element, kind } = part;
  const on = (action: string, params: Action['params'] = {}): Action => ({
    action,
    target: { elementId: id },
    params,
  });
  switch (kind) {
    case 'text':
    case 'file':
      return undefined;
    case 'input':
      return on(count % 3 === 0 && isPlainText(element) ? 'type' : 'fill', { value: valueFor(element) });
    case 'checkbox':
    case 'switch':
      if (count % 4 === 0) return on('press', { key: 'Space' });
      return on(isTicked(element) ? 'uncheck' : 'check');
    case 'radio':
      return on('check');
    case 'select':
      return isSelect(element) ? on('select', { value: optionOf(element) }) : on('click');
    case 'slider':
      return count % 2 === 0 ? on('press', { key: 'ArrowRight' }) : on('fill', { value: valueFor(element) });
    case 'draggable': {
      const other = all[all.indexOf(part) + 1];
      return other?.kind === 'draggable' ? on('drag', { to: other.id, position: 'after' }) : on('click');
    }
    default:
      if (count % 5 === 0) return on('hover');
      if (count % 5 === 3 && /^(?:link|button)$/u.test(kind)) return on('press', { key: 'Enter' });
      return on(count % 7 === 6 && kind === 'clickable' ? 'double_click' : 'click');
  }
}

function planBatches(parts: readonly Part[]): HonestTask[] {
  const inForms = parts.filter(({ element }) => formOf(element) !== undefined);
  const forms = [...Map.groupBy(inForms, ({ element }) => formOf(element)).values()];
  return forms.flatMap((within, index): HonestTask[] => {
    const fields = within.filter(({ kind }) => kind === 'input').slice(0, MAX_FIELDS);
    const button = within.find(({ element }) => isSubmitting(element));
    const last = fields.at(-1);
    if (!last) return [];
    const fills = fields.map(
      ({ id, element }): Action => ({
        action: 'fill',
        target: { elementId: id },
        params: { value: valueFor(element) },
      }),
    );
    const send: Action = button
      ? { action: 'click', target: { elementId: button.id }, params: {} }
      : { action: 'press', target: { elementId: last.id }, params: { key: 'Enter' } };
    const names = [...fields, ...(button ? [button] : [])].map(({ desc }) => desc).join(', ');
    return [{ key: `form ${index}: ${names}`, kind: 'batch', rows: [...fills, send] }];
  });
}

function isSubmitting(element: Element): boolean {
  if (isButton(element)) return element.type === 'submit';
  return isInput(element) && /^(?:submit|image)$/u.test(element.type);
}

function isPlainText(element: Element): boolean {
  return !isInput(element) || /^(?:text|search)$/u.test(element.type);
}

function optionOf(select: HTMLSelectElement): string {
  const others = [...select.options].filter(option => !option.selected && !option.disabled);
  return (others[0] ?? select.options[0])?.text ?? '';
}

const VALUES: Record<string, string> = {
  email: 'ann@example.com',
  url: 'https://example.com/',
  tel: '0301234567',
  date: '2026-11-24',
  time: '10:30',
  month: '2026-11',
  week: '2026-W48',
  'datetime-local': '2026-11-24T10:30',
  color: '#336699',
};

function valueFor(element: Element): string {
  const [least, most] = [boundOf(element, 'min'), boundOf(element, 'max')];
  if (isInput(element) && !/^(?:number|range)$/u.test(element.type)) return VALUES[element.type] ?? 'Ann Lee';
  if (isTextField(element) && !isInput(element)) return 'Ann Lee';
  const isNumber = isInput(element) || /^(?:slider|spinbutton)$/u.test(element.role ?? '');
  return isNumber ? String(Math.round(((least ?? 0) + (most ?? 10)) / 2)) : 'Ann Lee';
}

function boundOf(element: Element, name: 'min' | 'max'): number | undefined {
  const text = element.getAttribute(name) ?? element.getAttribute(`aria-value${name}`) ?? '';
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}
