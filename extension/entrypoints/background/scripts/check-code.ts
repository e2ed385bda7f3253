import * as z from 'zod/mini';
import { message } from '../../../messages/message.ts';
import type { CodePage } from '../../../operations/browser/browser-code.ts';
import { PageError } from '../../../page/page-error.ts';
import { beforeDeadline } from '../frames/page-failures.ts';
import { evaluateIn } from './code-world.ts';
import { endGuard, guardDocument } from './guarded-document.ts';

const CHECK_DEADLINE_MS = 2_000;

const understoodSchema = z.nullable(
  z.object({ name: z.string(), message: z.nullable(z.string()), line: z.nullable(z.int()) }),
);

/**
 * Has the browser parse code as the body of a function, without running it. Code that is a complete function body cannot end
 * the function that wraps it, so it only ever runs inside that.
 */
export async function checkCode(page: CodePage, code: string): Promise<void> {
  await guardDocument(page, false);
  await endGuard(page, []);
  const understood = evaluateIn('assent-check', page, `(${understand})(${JSON.stringify(code)})`);
  const timely = beforeDeadline(understood, CHECK_DEADLINE_MS);
  const wrong = understoodSchema.parse(await timely);
  if (wrong) throw new PageError('InvalidArgument', message('code.wrong', wrong));
}

/**
 * Serialized into the page, so it uses nothing outside itself. The browser does not report the line of a syntax error, and for
 * code that ends too soon it names our wrapper. So this parses the first n lines followed by `enum`, which is an error of its
 * own: the first n that gives the code's own error is the line.
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
