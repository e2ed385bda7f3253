import type { Action, EffectClass } from '../../../../operations/action.ts';
import type { ElementBinding, Preview } from '../../../../operations/preview.ts';
import { ORIGIN } from './simulated-place.ts';

/** The elements of the page that is there now: each can be renamed, can count in its name, and can go. */
export interface SimulatedElements {
  ids(): string[];
  /** Of the page with this id: what an approval binds, and the same whatever the number in the name is. */
  prints(documentId: string, elementId: string): { fingerprint: string; shape: string };
  preview(documentId: string, action: Action): Preview;
  mutate(elementId: string): void;
  count(elementId: string, step: number): void;
  remove(elementId: string): void;
  renew(): void;
}

/** The page refuses this value, and this element holds a secret. */
export const REFUSED = 'refused';
export const SECRET = 'e_3';

/** A name says which version of it is there. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function simulatedElements(): SimulatedElements {
  let versions = freshVersions();
  const counts = new Map<string, number>();
  const countOf = (elementId: string): number => counts.get(elementId) ?? 0;
  const prints = (documentId: string, elementId: string): { fingerprint: string; shape: string } => {
    const shape = `${documentId}/${elementId}/${versions.get(elementId)}`;
    return { shape, fingerprint: `${shape}/${countOf(elementId)}` };
  };
  const nameOf = (elementId: string): string =>
    `${elementId} v${LETTERS[(versions.get(elementId) ?? 0) % LETTERS.length]} (${countOf(elementId)})`;
  return {
    ids: () => [...versions.keys()],
    prints,
    preview: (documentId, action) => {
      const { elementId = '' } = action.target;
      if (!versions.has(elementId)) return { status: 'elsewhere' };
      const binding = { kind: 'element', elementId, ...prints(documentId, elementId) } as const;
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

/** Anything that is not known here edits. */
const EFFECTS: Readonly<Record<string, EffectClass>> = { click: 'acts', read: 'reads', highlight: 'marks' };

function previewOf({ action, params: { value } }: Action, binding: ElementBinding, name: string): Preview {
  const { elementId } = binding;
  if (value === REFUSED)
    return { status: 'failed', failure: { type: 'InvalidArgument', message: 'It takes no such value.' } };
  return {
    status: 'bound',
    binding,
    facts: { kind: 'button', name, origin: ORIGIN, inFrame: false },
    effect: EFFECTS[action] ?? 'edits',
    ...(value === undefined ? {} : { before: '', after: String(value) }),
    ...(elementId === SECRET ? { isSecret: true } : {}),
    ...(action === 'upload' ? { asksFile: { accept: '', multiple: true } } : {}),
  };
}
