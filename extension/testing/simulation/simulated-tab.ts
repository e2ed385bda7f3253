import type { ApprovedAction, DoneAction } from '../../entrypoints/sidepanel/ports/page-access.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import type { Binding } from '../../operations/contract/preview.ts';
import { findOperation } from '../../operations/list.ts';
import { PageError } from '../../page/page-error.ts';
import { ORIGIN, SimulatedElements } from './simulated-elements.ts';
import { turnedBy } from './simulated-toggles.ts';

export const FIRST_TAB = 7;

/** What all tabs share. */
export interface Browser {
  isGranted(origin: string): boolean;
  /** Readings without a target: the grant's origin, and the origins of the documents read. */
  readings: { grantedOrigin: string | undefined; origins: string[] }[];
  /** The keys that were undone, in order. */
  undone: string[];
}

export class SimulatedTab {
  readonly id: number;
  title: string;
  origin: string;
  /** The origin of a frame in the page. */
  frame: string | undefined;
  selectedText: string | undefined;
  readonly elements = new SimulatedElements();
  readonly #browser: Browser;
  #documentNumber = 1;
  /** The states that clicks made, by key. */
  readonly made = new Map<string, boolean>();
  /** The outcomes in this document, by key. */
  readonly #outcomes = new Map<string, Outcome>();
  readonly #undoOutcomes = new Map<string, Outcome>();

  constructor(id: number, browser: Browser) {
    this.id = id;
    this.#browser = browser;
    this.title = id === FIRST_TAB ? 'Shop' : `Title of ${id}`;
    this.origin = id === FIRST_TAB ? ORIGIN : `https://tab-${id}.example`;
  }

  documentId(): string {
    return `${this.id === FIRST_TAB ? '' : `tab-${this.id}-`}document-${this.#documentNumber}`;
  }

  url(): string {
    return `${this.origin}/${this.id === FIRST_TAB ? '' : `of-${this.id}`}`;
  }

  origins(): string[] {
    return this.frame === undefined ? [this.origin] : [this.origin, this.frame];
  }

  navigate(): void {
    this.#documentNumber += 1;
    this.#outcomes.clear();
    this.elements.renew();
  }

  assertDocument(documentId = this.documentId()): void {
    if (documentId !== this.documentId()) throw new PageError('PageGone', 'The page has moved on.');
  }

  /** Without a target; returns the selected text. */
  read(documentId: string | undefined, grantedOrigin: string | undefined): string | undefined {
    this.assertDocument(documentId);
    this.#assertGranted(grantedOrigin, this.origins());
    this.#browser.readings.push({ grantedOrigin, origins: this.origins() });
    return this.selectedText;
  }

  /** Throws where nothing may run; returns the earlier outcome of this key, if any. */
  admit({ key, binding, documentId, grantedOrigin }: ApprovedAction): Outcome | undefined {
    const before = this.#outcomes.get(key);
    if (before) return before;
    this.#assertGranted(grantedOrigin, [this.origin]);
    this.assertDocument(documentId);
    if (!this.#isAsBound(binding)) throw new PageError('ElementChanged', 'The element has changed.');
    return undefined;
  }

  /** The content script's part of a run, after `admit`. */
  run(approved: ApprovedAction): Outcome {
    const outcome = outcomeOf(approved.action);
    const turned = turnedBy(approved.action);
    if (turned !== undefined) this.made.set(approved.key, this.elements.toggles.press(turned));
    this.#outcomes.set(approved.key, outcome);
    return isProvisional(approved, outcome) ? { ...outcome, provisional: true } : outcome;
  }

  /** At most once by key, and only in the document of the run. */
  undo({ key, documentId }: DoneAction): Outcome {
    const before = this.#undoOutcomes.get(key);
    if (before) return before;
    this.assertDocument(documentId);
    if (!this.#outcomes.get(key)?.undoable) throw new PageError('PageGone', 'Left.');
    this.#browser.undone.push(key);
    const outcome: Outcome = { success: true, message: 'Is back.', effect: 'changed' };
    this.#undoOutcomes.set(key, outcome);
    return outcome;
  }

  /** The background's check: throws if the grant does not cover the reading. */
  #assertGranted(grantedOrigin: string | undefined, origins: readonly string[]): void {
    if (grantedOrigin === undefined) return;
    if (origins.some(each => each !== grantedOrigin) || !this.#browser.isGranted(grantedOrigin))
      throw new PageError('NotPermitted', 'Not allowed any more.');
  }

  #isAsBound(binding: Binding): boolean {
    if (binding.kind === 'element') return this.elements.isAsBound(this.documentId(), binding);
    return binding.kind !== 'selection' || this.selectedText === binding.fingerprint;
  }
}

/** Writing, choosing, marking and scrolling can be undone; consequential actions can't, and reading does nothing. */
function outcomeOf({ action, params }: ApprovedAction['action']): Outcome {
  const outcome = { success: params.fails !== true, message: 'Ran.', effect: 'changed' } as const;
  const isUndoable = action !== 'read' && findOperation(action)?.effect !== 'acts';
  return isUndoable ? { ...outcome, undoable: true } : outcome;
}

/** The page may revert what was written while more rows follow; asked again, it reports the final outcome. */
function isProvisional({ action, isFollowed = false }: ApprovedAction, { success }: Outcome): boolean {
  return success && isFollowed && findOperation(action.action)?.writesText === true;
}
