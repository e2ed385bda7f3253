import * as z from 'zod';
import { parseJson } from '../../json/parse-json.ts';

const bodySchema = z.looseObject({});
const namedSchema = z.looseObject({ error: z.unknown().refine(error => error !== undefined) });

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The SDK reads only `{"error": …}` of a failure. Mistral and vLLM write the error itself, FastAPI `{"detail": …}`, and Gemini a
 * list of one; their words say what was wrong.
 */
export function namingErrors(send: Fetch): Fetch {
  return async (url, init) => {
    const response = await send(url, init);
    if (response.ok) return response;
    const { status, statusText, headers } = response;
    return new Response(nameError(await response.text()) || null, { status, statusText, headers });
  };
}

function nameError(text: string): string {
  const json = parseJson(text);
  const body = bodySchema.safeParse(Array.isArray(json) ? json[0] : json).data;
  if (!body) return text;
  return JSON.stringify(namedSchema.safeParse(body).success ? body : { error: body });
}
