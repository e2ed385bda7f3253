import * as z from 'zod';

/** Servers of models write `error.message` or `error`, some `detail`; the code may say what the message does not. */
const toldSchema = z.union([
  z.string().transform(words => [words]),
  z
    .object({
      message: z.string().catch(''),
      detail: z.string().catch(''),
      code: z.union([z.string(), z.number().transform(String)]).catch(''),
    })
    .transform(({ message, detail, code }) => [message, detail, code.replaceAll('_', ' ')]),
]);

const bodySchema = z.union([z.object({ error: toldSchema }).transform(body => body.error), toldSchema]);

/** After the status, which the SDK puts before it. */
const PAGE = /^(?:\d{3} )?\s*<(?:!doctype|html)\b/i;

type AnsweredHttpError = {
  status: number | undefined;
  /** What came, parsed, or the error in it. */
  body: unknown;
  /** What came, as text. */
  words: string;
};

/**
 * Whether a refusal comes from something that is no API of models, so that the address is wrong: another site, or another path
 * of the right one. Nothing is there, or it does not take a POST, or it sends elsewhere, where no key is to follow, or it calls
 * the request bad in a page for people (nginx, when asked for http where it speaks https). A model that is unknown is a 404
 * too; a server that has models says so.
 */
export function isWrongAddress({ status = 0, body, words }: AnsweredHttpError): boolean {
  if (status === 404) return !tellsOfModel(body);
  if (status === 400) return PAGE.test(words);
  return status === 405 || (status >= 300 && status < 400);
}

function tellsOfModel(body: unknown): boolean {
  const words = bodySchema.safeParse(body).data ?? [];
  return words.some(text => /\bmodel\b|deployment|模型/i.test(text));
}
