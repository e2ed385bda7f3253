import { rootsOf } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isInput, isSelect } from '../dom/element-types.ts';
import { innerPages, isReachable } from '../dom/inner-pages.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { heldText } from './mask-secrets.ts';
import { isSecret } from './secrets.ts';
import { type SecretsWatch, watchSecrets } from './typed-secrets.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

let current: SecretsWatch | undefined;

/** Watches secrets while unreviewed code runs. One at a time: a watch still on was left by a background that died. */
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

/** What code in another window of this origin can reach here. It may leave a listener, so it counts as having run here. */
export function lookFromElsewhere({ toRun }: { toRun: boolean }): { secrets: 'none' | 'field' | 'filled' } {
  if (holdsSecret()) return { secrets: 'filled' };
  const mayHaveKept = mayHaveKeptSecret();
  if (toRun) rememberCodeRan();
  return { secrets: mayHaveKept || hasSecretField() ? 'field' : 'none' };
}

/** Why no code may run: a secret in the document or its reachable opener, or earlier code that may have kept one. */
type Obstacle = 'secret' | 'opener' | 'earlier-code';

function obstacleHere(isFieldElsewhere: boolean): Obstacle | null {
  if (holdsSecret()) return 'secret';
  if (window.opener && isReachable(window.opener)) return 'opener';
  return mayHaveKeptSecret(isFieldElsewhere) ? 'earlier-code' : null;
}

/** Throws without a watch: unwatched texts are not handed out. */
export function endGuard(texts: readonly string[]): { holdsSecret: boolean; texts: string[] } {
  if (!current) throw new Error('Nobody watched.');
  const masked = current.maskAll(texts);
  current.stop();
  current = undefined;
  return { holdsSecret: holdsSecret(), texts: masked };
}

declare global {
  interface AssentDocumentState {
    /** Set once the model's code ran with access to the document: whether a secret field was in reach since. */
    codeRan?: { sawSecretField: boolean };
  }
}

/**
 * Code may have left a listener that keeps typed text. So remember whether a secret field is in its reach, here or in
 * another window: nobody types into one without going there.
 */
function rememberCodeRan(isFieldElsewhere = false): void {
  if (documentState.codeRan) return;
  const ran = { sawSecretField: isFieldElsewhere || hasSecretField() };
  documentState.codeRan = ran;
  const look = () => {
    ran.sawSecretField ||= hasSecretField();
  };
  addEventListener('focusin', look, true);
  // Entering a frame leaves the window.
  addEventListener('blur', look, true);
}

function mayHaveKeptSecret(isFieldElsewhere = false): boolean {
  const { codeRan } = documentState;
  return codeRan !== undefined && (codeRan.sawSecretField || isFieldElsewhere || hasSecretField());
}

function holdsSecret(): boolean {
  return fieldsWithin().some(field => isFilled(field) && isSecret(field));
}

function hasSecretField(): boolean {
  return fieldsWithin().some(isSecret);
}

function fieldsWithin(): Element[] {
  const own = rootsOf(document);
  const roots = [...own, ...innerPages(own).flatMap(rootsOf)];
  return roots.flatMap(root => [...queryAllIn(root, FIELDS)]);
}

/** A list always has a value. */
function isFilled(field: Element): boolean {
  if (isInput(field) && field.type === 'file') return field.value !== '';
  return isSelect(field) || heldText(field) !== '';
}
