import { type ChatRequest, chatRequestSchema, readResultMessage } from '@assent/shared';
import * as z from 'zod';
import { isTooDeep } from '../guards/find-excess.ts';
import { limitRest } from '../guards/limit-rest.ts';
import { fitBody, invalidRequest, readJsonBody } from '../guards/parse-body.ts';
import { refuseDoubleNames } from '../guards/refuse-double-names.ts';
import { parseJson } from '../history/result-content.ts';

/** Compiled, which a page's policy may forbid and the shared one therefore is not: a quarter of the time. */
const requestSchema = z.object(chatRequestSchema.shape);

/** The request in a body, or a refusal that says where it is wrong. `maxBytes` is for all but the pictures. */
export function readRequest(body: string, maxBytes: number): ChatRequest {
  const json = readJsonBody(body);
  limitRest(body, maxBytes, () => picturesSchema.safeParse(json).data?.images.map(({ data }) => data) ?? []);
  const request = fitBody(requestSchema, json);
  refuseDoubleNames(request.browser_tools ?? [], index => `browser_tools[${index}].name`);
  refuseDeepResult(request);
  return request;
}

const picturesSchema = z.looseObject({ images: z.array(z.looseObject({ data: z.string() })) });

/** A result is JSON in a string, which every later turn of the session writes again. */
function refuseDeepResult({ message }: ChatRequest): void {
  const result = readResultMessage(message)?.result;
  if (result !== undefined && isTooDeep(parseJson(result)))
    throw invalidRequest([{ path: 'message', message: 'The result in it is nested too deeply' }]);
}
