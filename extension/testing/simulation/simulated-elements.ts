import type { Action } from '../../operations/contract/action.ts';
import type { Binding, ElementBinding, Preview } from '../../operations/contract/preview.ts';
import { findOperation } from '../../operations/list.ts';
import { SimulatedToggles, turnedBy } from './simulated-toggles.ts';

export const ORIGIN = 'https://shop.example';

/** A value that the page refuses, and an element that holds a secret. */
export const REFUSED = 'refused';
export const SECRET = 'e_3';

/** A name contains its version. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The elements of the current page: each can be renamed, can count, and can disappear. */
export class SimulatedElements {
  versions = freshVersions();
  readonly disabled = new Set<string>();
  toggles = new SimulatedToggles();
  readonly #counts = new Map<string, number>();
  readonly #drifts = new Map<string, number>();

  mutate(id: string): void {
    this.versions.set(id, (this.versions.get(id) ?? 0) + 1);
  }

  count(id: string, step: number): void {
    this.#counts.set(id, this.#countOf(id) + step);
  }

  /** Changes something around it, which the card binds and does not show. */
  drift(id: string): void {
    this.#drifts.set(id, this.#driftsOf(id) + 1);
  }

  remove(id: string): void {
    this.versions.delete(id);
  }

  renew(): void {
    this.versions = freshVersions();
    this.toggles = new SimulatedToggles();
  }

  /** The bound content of an approval, regardless of the number in the name. */
  fingerprints(documentId: string, id: string): { fingerprint: string; shape: string; state: string } {
    const shape = `${documentId}/${id}/${this.versions.get(id)}`;
    return { shape, fingerprint: `${shape}/${this.#countOf(id)}`, state: String(this.#driftsOf(id)) };
  }

  isAsBound(documentId: string, { elementId, fingerprint, state = '' }: ElementBinding): boolean {
    const now = this.fingerprints(documentId, elementId);
    const [drifts, ...turn] = state.split(' ');
    if (fingerprint !== now.fingerprint || drifts !== now.state) return false;
    return turn.length === 0 || this.toggles.isAsBound(elementId, turn.join(' '));
  }

  /** Without a target: of the selection, or of the whole page. */
  preview(documentId: string, action: Action, selectedText: string | undefined): Preview {
    const { elementId } = action.target;
    if (elementId === undefined) return previewAtLarge(action, selectedText);
    const version = this.versions.get(elementId);
    if (version === undefined) return { status: 'elsewhere' };
    const name = `${elementId} v${LETTERS[version % LETTERS.length]} (${this.#countOf(elementId)}s)`;
    const { state: drifts, ...fingerprints } = this.fingerprints(documentId, elementId);
    const isTurn = turnedBy(action) !== undefined;
    const state = isTurn ? `${drifts} ${this.toggles.state(elementId)}` : drifts;
    const own = previewOf(action, { kind: 'element', elementId, ...fingerprints, state }, name);
    const preview = isTurn && own.status === 'bound' ? { ...own, ...this.toggles.details(elementId) } : own;
    const isDisabled = preview.status === 'bound' && this.disabled.has(elementId);
    return isDisabled ? { ...preview, notYet: { type: 'NotInteractable', message: 'Disabled.' } } : preview;
  }

  #driftsOf(id: string): number {
    return this.#drifts.get(id) ?? 0;
  }

  #countOf(id: string): number {
    return this.#counts.get(id) ?? 0;
  }
}

/** With what differs around its target from what a card binds. */
export function withDrift(now: Preview, shown: Binding | undefined): Preview {
  if (now.status !== 'bound' || now.binding.kind !== 'element' || shown?.kind !== 'element') return now;
  return now.binding.state === shown.state
    ? now
    : { ...now, drift: driftBetween(shown.state ?? '', now.binding.state ?? '') };
}

/** What is turned over is no words around. */
function driftBetween(before: string, after: string): Extract<Preview, { status: 'bound' }>['drift'] {
  const [was = '', is = ''] = [before, after].map(state => state.split(' ')[0]);
  return was === is ? {} : { before: was, after: is, isRestless: true };
}

function freshVersions(): Map<string, number> {
  return new Map([1, 2, 3].map(number => [`e_${number}`, 1]));
}

function previewAtLarge(action: Action, selectedText: string | undefined): Preview {
  const emptyTarget = findOperation(action.action)?.emptyTarget ?? 'none';
  if (emptyTarget.includes('selection') && selectedText !== undefined)
    return previewOf(action, { kind: 'selection', fingerprint: selectedText }, selectedText);
  return emptyTarget.includes('page') ? previewOf(action, { kind: 'page' }, 'page') : { status: 'elsewhere' };
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
