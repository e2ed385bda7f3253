import * as z from 'zod/mini';
import type { CodePage } from '../../../../operations/browser/browser-code.ts';
import { ToldError } from '../../../../page/told-error.ts';
import { beforeDeadline } from '../../before-deadline.ts';
import { words } from '../../words.ts';
import { codeWords } from './code-words.ts';
import { evaluateIn } from './code-world.ts';
import { endGuard, guardDocument } from './guarded-document.ts';

const CHECK_DEADLINE_MS = 2_000;

const understoodSchema = z.nullable(z.object({ name: z.string(), message: z.string() }));

/**
 * Has the browser understand code as the body of a function, and run nothing of it. What is one by itself can't end the
 * function that it is put into, so that it only ever runs from inside of that.
 */
export async function checkCode(page: CodePage, code: string): Promise<void> {
  await guardDocument(page, false);
  await endGuard(page, []);
  const understood = evaluateIn('assent-check', page, `(${understand})(${JSON.stringify(code)})`);
  const { language } = page;
  const timely = beforeDeadline(understood, CHECK_DEADLINE_MS, words.noResponse[language]);
  const wrong = understoodSchema.parse(await timely);
  if (wrong) throw new ToldError('InvalidArgument', codeWords[language].badCode(wrong.name, wrong.message));
}

/** Runs in the page, as text: it can use nothing from outside of itself. */
function understand(code: string): { name: string; message: string } | null {
  try {
    const AsyncFunction = (async () => undefined).constructor;
    Reflect.construct(AsyncFunction, [code]);
    return null;
  } catch (thrown) {
    return thrown instanceof Error
      ? { name: thrown.name, message: thrown.message }
      : { name: 'Error', message: String(thrown) };
  }
}
