import type { Action } from '../../operations/contract/action.ts';
import type { Binding, Preview } from '../../operations/contract/preview.ts';
import { findOperation } from '../../operations/list.ts';
import { ORIGIN } from './simulated-place.ts';

/** The elements of the current page: each can be renamed, can count, and can disappear. */
export interface SimulatedElements {
  ids(): string[];
  /** The bound content of an approval, regardless of the number in the name. */
  fingerprints(documentId: string, elementId: string): { fingerprint: string; shape: string };
  /** Without a target: of the selection, or of the whole page. */
  preview(documentId: string, action: Action, selectedText: string | undefined): Preview;
  mutate(elementId: string): void;
  count(elementId: string, step: number): void;
  remove(elementId: string): void;
  renew(): void;
}

/** A value that the page refuses, and an element that holds a secret. */
export const REFUSED = 'refused';
export const SECRET = 'e_3';

/** A name contains its version. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function simulatedElements(): SimulatedElements {
  let versions = freshVersions();
  const counts = new Map<string, number>();
  const countOf = (elementId: string): number => counts.get(elementId) ?? 0;
  const fingerprints = (documentId: string, elementId: string): { fingerprint: string; shape: string } => {
    const shape = `${documentId}/${elementId}/${versions.get(elementId)}`;
    return { shape, fingerprint: `${shape}/${countOf(elementId)}` };
  };
  const nameOf = (elementId: string): string =>
    `${elementId} v${LETTERS[(versions.get(elementId) ?? 0) % LETTERS.length]} (${countOf(elementId)})`;
  return {
    ids: () => [...versions.keys()],
    fingerprints,
    preview: (documentId, action, selectedText) => {
      const { elementId } = action.target;
      if (elementId === undefined) return previewAtLarge(action, selectedText);
      if (!versions.has(elementId)) return { status: 'elsewhere' };
      const binding = { kind: 'element', elementId, ...fingerprints(documentId, elementId) } as const;
      return previewOf(action, binding, nameOf(elementId));
    },
    mutate: id => {
      versions.set(id, (versions.get(id) ?? 0) + 1);
    },
    count: (id, step) => {
      counts.set(id, countOf(id) + step);
    },
    remove: id => {
      versions.delete(id);
    },
    renew: () => {
      versions = freshVersions();
    },
  };
}

function freshVersions(): Map<string, number> {
  return new Map([1, 2, 3].map(number => [`e_${number}`, 1]));
}

function previewAtLarge(action: Action, selectedText: string | undefined): Preview {
  const stands = findOperation(action.action)?.emptyTarget ?? 'none';
  if (stands.includes('selection') && selectedText !== undefined)
    return previewOf(action, { kind: 'selection', fingerprint: selectedText }, selectedText);
  return stands.includes('page') ? previewOf(action, { kind: 'page' }, 'page') : { status: 'elsewhere' };
}

function previewOf({ action, params }: Action, binding: Binding, name: string): Preview {
  const { value } = params;
  if (Object.values(params).includes(REFUSED))
    return { status: 'failed', failure: { type: 'InvalidArgument', message: 'It takes no such value.' } };
  return {
    status: 'bound',
    binding,
    facts: { kind: 'button', name, origin: ORIGIN, inFrame: false },
    effect: findOperation(action)?.effect ?? 'edits',
    ...(value === undefined ? {} : { before: '', after: String(value) }),
    ...(binding.kind === 'element' && binding.elementId === SECRET ? { isSecret: true } : {}),
    ...(action === 'download' ? { asksPermission: 'downloads' } : {}),
    ...(action === 'upload' ? { asksFile: { accept: '', multiple: true } } : {}),
  };
}
