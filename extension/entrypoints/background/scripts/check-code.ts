import * as z from 'zod/mini';
import { message } from '../../../messages/message.ts';
import type { CodePage } from '../../../operations/browser/browser-code.ts';
import { PageError } from '../../../page/page-error.ts';
import { beforeDeadline } from '../frames/before-deadline.ts';
import { evaluateIn } from './code-world.ts';
import { endGuard, guardDocument } from './guarded-document.ts';

const CHECK_DEADLINE_MS = 2_000;

const understoodSchema = z.nullable(
  z.object({ name: z.string(), message: z.nullable(z.string()), line: z.nullable(z.int()) }),
);

/**
 * Has the browser understand code as the body of a function, and run nothing of it. What is one by itself can't end the
 * function that it is put into, so that it only ever runs from inside of that.
 */
export async function checkCode(page: CodePage, code: string): Promise<void> {
  await guardDocument(page, false);
  await endGuard(page, []);
  const understood = evaluateIn('assent-check', page, `(${understand})(${JSON.stringify(code)})`);
  const timely = beforeDeadline(understood, CHECK_DEADLINE_MS, message('page.noResponse'));
  const wrong = understoodSchema.parse(await timely);
  if (wrong) throw new PageError('InvalidArgument', message('code.wrong', wrong));
}

/**
 * Runs in the page, as text: it can use nothing from outside of itself. The browser does not tell where in the text of a
 * function it stopped, and of one that ends too soon it names what we put around it. So the code is cut short after each
 * line, with a word behind that is wrong in a way of its own: where the code's own error comes first, it stands there.
 */
function understand(code: string): { name: string; message: string | null; line: number | null } | null {
  const AsyncFunction = (async () => undefined).constructor;
  const whole = wrongIn(code);
  if (!whole) return null;
  const lines = code.split('\n');
  const line = lines.findIndex((_, last) => isWhole(wrongIn(`${lines.slice(0, last + 1).join('\n')}\nenum`)));
  return {
    name: whole.name,
    message: line === -1 ? null : whole.message,
    line: line === -1 ? null : line + 1,
  };

  function isWhole(wrong: Error | undefined): boolean {
    return wrong?.message === whole?.message;
  }

  function wrongIn(text: string): Error | undefined {
    try {
      Reflect.construct(AsyncFunction, [text]);
      return undefined;
    } catch (thrown) {
      return thrown instanceof Error ? thrown : new Error(String(thrown));
    }
  }
}
