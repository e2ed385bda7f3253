import { isReachable } from '../dom/inner-pages.ts';
import { type SecretsWatch, watchSecrets } from '../watching/typed-secrets.ts';
import { mayHaveKeptSecret, rememberCodeRan } from './code-ran.ts';
import { hasSecretField, holdsSecret } from './holds-secret.ts';

let current: SecretsWatch | undefined;

/**
 * Watches over what is secret here while code runs that nobody reads along. One at a time: what was not ended was left
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

/** Throws when nobody watched: what was not watched over is not told. */
export function endGuard(texts: readonly string[]): { holdsSecret: boolean; texts: string[] } {
  if (!current) throw new Error('Nobody watched.');
  const masked = current.maskAll(texts);
  current.stop();
  current = undefined;
  return { holdsSecret: holdsSecret(), texts: masked };
}
