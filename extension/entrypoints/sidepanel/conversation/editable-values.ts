import type { Action } from '../../../operations/contract/action.ts';
import { findOperation } from '../../../operations/list.ts';
import { isSameTarget, type Row } from './card.ts';

/** A parameter that the person may edit, as text. A list has one item per line. */
export interface EditableValue {
  key: string;
  text: string;
}

/** The editable parameters of a row: those that its operation declares, without page secrets. */
export function editableValues(row: Row): EditableValue[] {
  return mayBeSecret(row) ? [] : valuesOf(row.draft ?? row.action);
}

/** Nobody knows whether an unlisted field holds a secret, such as one that was only pointed at. */
function mayBeSecret({ action, preview, known, draft }: Row): boolean {
  const isPointedAt = draft !== undefined && !isSameTarget(draft, action);
  if (isPointedAt) return true;
  if (preview.status === 'bound') return preview.isSecret === true;
  return known === undefined && findOperation(action.action)?.writesText === true;
}

export function valuesOf({ action, params }: Action): EditableValue[] {
  const keys = findOperation(action)?.editable ?? [];
  return keys.flatMap(key => (params[key] === undefined ? [] : [{ key, text: textOf(params[key]) }]));
}

export function withValue(action: Action, key: string, text: string): Action {
  const isList = Array.isArray(action.params[key]);
  const value = isList ? text.split('\n').filter(line => line.trim() !== '') : text;
  return { ...action, params: { ...action.params, [key]: value } };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  // An option may be named by its value, its label and its index.
  return typeof value === 'object' && value !== null ? Object.values(value).join(' ') : String(value);
}
