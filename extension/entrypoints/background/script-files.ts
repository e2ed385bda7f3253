import type { SCRIPTS } from '../../bundling/script-names.ts';
import type { ListedOperation } from '../../operations/listed-operation.ts';

/** What is to be done in a page: to read it, to act in it, or one of what is seldom done. Each takes scripts of its own. */
export type Purpose = (typeof SCRIPTS)[number] | `handler-${string}`;

/** These use nothing of what acts; all others come after it. */
const WITHOUT_ACTING: readonly Purpose[] = [
  'reading',
  'framing',
  'spanning',
  'viewing',
  'unlisted',
  'caching',
  'extracting',
  'presence',
  'selecting',
  'peeking',
  'placing',
  'outlining',
];

export function previewPurposes({ name }: ListedOperation): Purpose[] {
  return ['acting', `handler-${name}`];
}

export function runPurposes(operation: ListedOperation): Purpose[] {
  return [...previewPurposes(operation), ...(operation.needs ? [operation.needs] : [])];
}

/**
 * The files that are to be in a page for some purposes, in the order in which they are to be injected. Not read from what
 * the build lists, which a test compares: waiting for anything but Chromium's own answers would lose the person's gesture,
 * without which a page may not open a window.
 */
export function scriptFiles(purposes: readonly Purpose[]): string[] {
  const scripts = purposes.flatMap((purpose): Purpose[] =>
    WITHOUT_ACTING.includes(purpose) ? ['reading', purpose] : ['reading', 'acting', purpose],
  );
  return [...new Set(scripts)].map(script => `content/${script}.js`);
}
