import { documentState } from '../dom/document-state.ts';
import { isInput, isSelect } from '../dom/element-types.ts';
import { innerPages, isReachable } from '../dom/inner-pages.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { heldText } from './mask-secrets.ts';
import { isSecret } from './secrets.ts';
import { type SecretsWatch, watchSecrets } from './typed-secrets.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

let current: SecretsWatch | undefined;

/**
 * Watches the secrets of this page while unreviewed code runs. One at a time: a watch that was not ended was left
 * behind by a background that died.
 */
export function guardSecrets(request: { toRun: boolean; isFieldElsewhere: boolean }): {
  obstacle: Obstacle | null;
  born: number;
} {
  current?.stop();
  current = watchSecrets();
  const obstacle = obstacleHere(request.isFieldElsewhere);
  if (request.toRun && !obstacle) rememberCodeRan(request.isFieldElsewhere);
  return { obstacle, born: performance.timeOrigin };
}

/**
 * What is here that code which runs in another window of this origin gets at. Such code may leave a listener here, so that it
 * counts as code that ran here.
 */
export function lookFromElsewhere({ toRun }: { toRun: boolean }): { secrets: 'none' | 'field' | 'filled' } {
  if (holdsSecret()) return { secrets: 'filled' };
  const mayHaveKept = mayHaveKeptSecret();
  if (toRun) rememberCodeRan();
  return { secrets: mayHaveKept || hasSecretField() ? 'field' : 'none' };
}

/**
 * Why no code may run in a document: a secret stands in it, or in the page that opened it and that its scripts get at, or
 * code that ran here before may have kept one.
 */
type Obstacle = 'secret' | 'opener' | 'earlier-code';

function obstacleHere(isFieldElsewhere: boolean): Obstacle | null {
  if (holdsSecret()) return 'secret';
  if (window.opener && isReachable(window.opener)) return 'opener';
  return mayHaveKeptSecret(isFieldElsewhere) ? 'earlier-code' : null;
}

/** Throws when no watch was on: unwatched texts are not handed out. */
export function endGuard(texts: readonly string[]): { holdsSecret: boolean; texts: string[] } {
  if (!current) throw new Error('Nobody watched.');
  const masked = current.maskAll(texts);
  current.stop();
  current = undefined;
  return { holdsSecret: holdsSecret(), texts: masked };
}

declare global {
  interface AssentDocumentState {
    /** There once code of the model's ran that got at the document: whether it got at a secret field at any time since. */
    codeRan?: { sawSecretField: boolean };
  }
}

/**
 * From now on code may have left a listener in the document, which keeps what is typed for other code to return. So it is
 * remembered whether there is a secret field in it, or in another window that the code got at: nobody types into one without
 * going there.
 */
function rememberCodeRan(isFieldElsewhere = false): void {
  if (documentState.codeRan) return;
  const ran = { sawSecretField: isFieldElsewhere || hasSecretField() };
  documentState.codeRan = ran;
  const look = () => {
    ran.sawSecretField ||= hasSecretField();
  };
  addEventListener('focusin', look, true);
  // The person goes into a frame: the window is left.
  addEventListener('blur', look, true);
}

/** Whether code ran here before and a secret field is or was in its reach since. */
function mayHaveKeptSecret(isFieldElsewhere = false): boolean {
  const { codeRan } = documentState;
  return codeRan !== undefined && (codeRan.sawSecretField || isFieldElsewhere || hasSecretField());
}

/** Whether a secret field of this document, or of a frame in it that its scripts reach into, holds anything now. */
function holdsSecret(): boolean {
  return fieldsWithin().some(field => isFilled(field) && isSecret(field));
}

/** Whether there is a secret field in them, filled or not. */
function hasSecretField(): boolean {
  return fieldsWithin().some(isSecret);
}

function fieldsWithin(): Element[] {
  const own = rootsOf(document);
  const roots = [...own, ...innerPages(own).flatMap(rootsOf)];
  return roots.flatMap(root => [...queryAllIn(root, FIELDS)]);
}

/** A list always holds its choice. */
function isFilled(field: Element): boolean {
  if (isInput(field) && field.type === 'file') return field.value !== '';
  return isSelect(field) || heldText(field) !== '';
}
