import * as z from 'zod/mini';
import { message } from '../../../messages/message.ts';
import {
  type CodeEnd,
  type CodePage,
  type CodeResult,
  codeEndSchema,
  MAX_CODE_SECONDS,
  type ReportedValue,
} from '../../../operations/browser/browser-code.ts';
import { isSecretParameter } from '../../../page/secrets/mask-address.ts';
import { MASK } from '../../../page/secrets/secrets.ts';
import { beforeDeadline, pageReplaced } from '../frames/page-failures.ts';
import { listen } from '../tabs/listen.ts';
import { topDocument } from '../tabs/top-document.ts';
import { evaluateIn } from './code-world.ts';
import { endGuard, guardDocument, secretsElsewhere } from './guarded-document.ts';
import { runShownCode } from './run-shown-code.ts';

const endedSchema = z.union([z.object({ kind: z.literal('elsewhere') }), codeEndSchema]);

/**
 * Runs checked code in its own world, and returns its result without the secrets of the page. Refuses a page with secrets:
 * code could return them encoded, where no mask finds them.
 */
export async function runCode(page: CodePage, code: string): Promise<CodeResult> {
  const { born, origin } = await guardDocument(page, true);
  const run = evaluateIn('assent-run', page, textToRun(code, born));
  const ended = await untilLeft(page, run);
  if (ended === 'left') return { kind: 'left' };
  const end = endedSchema.parse(ended);
  if (end.kind === 'elsewhere') throw pageReplaced();
  return masked(page, end, origin);
}

/** The code has its own lines, so that a comment at its end does not hide the wrapper. */
function textToRun(code: string, born: number): string {
  const before = `(${runShownCode})(async function () {`;
  const lines = { before: before.split('\n').length, own: code.split('\n').length };
  return `${before}\n${code}\n}, ${born}, ${JSON.stringify(lines)})`;
}

/** Chromium never settles the call when the page unloads (measured in 156). */
async function untilLeft(page: CodePage, run: Promise<unknown>): Promise<unknown> {
  const { tabId, documentId } = page;
  const left = Promise.withResolvers<'left'>();
  const onUpdated = (updatedId: number, change: { status?: string | undefined }): void => {
    if (updatedId !== tabId || change.status === undefined) return;
    topDocument(tabId).then(
      top => top.documentId !== documentId && left.resolve('left'),
      () => left.resolve('left'),
    );
  };
  const stop = listen(chrome.tabs.onUpdated, onUpdated);
  const endless = message('code.endless', { seconds: MAX_CODE_SECONDS });
  try {
    return await beforeDeadline(Promise.race([run, left.promise]), MAX_CODE_SECONDS * 1_000, endless);
  } finally {
    stop();
  }
}

/** Both a returned value and an error may quote a secret. */
async function masked(page: CodePage, end: CodeEnd, origin: string): Promise<CodeResult> {
  const elsewhere = await secretsElsewhere(page, origin, true);
  const guarded = await endGuard(page, textsIn(contentOf(end)));
  if (!guarded) return { kind: 'left' };
  if (guarded.holdsSecret || elsewhere === 'filled' || elsewhere === 'unseen') return { kind: 'withheld' };
  const texts = guarded.texts.values();
  const next = (text: string): string => texts.next().value ?? text;
  switch (end.kind) {
    case 'returned':
      return { kind: 'returned', value: withoutNamed(mapTexts(end.value, next)) };
    case 'threw':
      return { ...end, name: next(end.name), message: next(end.message) };
    case 'nothing':
      return end;
  }
}

/** Without values under keys that name a secret, as storage and settings have them. */
function withoutNamed(value: ReportedValue): ReportedValue {
  if (Array.isArray(value)) return value.map(withoutNamed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const isSecret = /^(?:string|number)$/u.test(typeof item) && isSecretParameter(key, String(item));
      return [key, isSecret ? MASK : withoutNamed(item)];
    }),
  );
}

function contentOf(end: CodeEnd): ReportedValue {
  switch (end.kind) {
    case 'returned':
      return end.value;
    case 'threw':
      return [end.name, end.message];
    case 'nothing':
      return [];
  }
}

/** All texts, keys and numbers of a value; a number may be a code. */
function textsIn(value: ReportedValue): string[] {
  const texts: string[] = [];
  mapTexts(value, text => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** The value with changed texts, in the order of {@link textsIn}. */
function mapTexts(value: ReportedValue, change: (text: string) => string): ReportedValue {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'number') {
    const changed = change(String(value));
    return changed === String(value) ? value : changed;
  }
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [change(key), mapTexts(item, change)]),
  );
}
