import {
  type ChatRequest,
  chatRequestSchema,
  MAX_IMAGE_CHARACTERS,
  MAX_IMAGES,
  readResultMessage,
} from '@assent/shared';
import * as z from 'zod';
import { isTooDeep } from '../guards/find-excess.ts';
import { tooLarge } from '../guards/limit-body.ts';
import { fitBody, invalidRequest, readJsonBody } from '../guards/parse-body.ts';
import { refuseDoubleNames } from '../guards/refuse-double-names.ts';
import { parseJson } from '../history/result-content.ts';

/** The request in a body, or a refusal that says where it is wrong. `maxBytes` is for all but the pictures. */
export function readRequest(body: string, maxBytes: number): ChatRequest {
  const json = readJsonBody(body);
  refuseLargeRest(body, json, maxBytes);
  const request = fitBody(chatRequestSchema, json);
  refuseDoubleNames(request.browser_tools ?? [], index => `browser_tools[${index}].name`);
  refuseDeepResult(request);
  return request;
}

const picturesSchema = z.looseObject({ images: z.array(z.looseObject({ data: z.string() })) });

/** Pictures have limits of their own; they make no room for more of anything else. */
function refuseLargeRest(body: string, json: unknown, maxBytes: number): void {
  const bytes = Buffer.byteLength(body);
  if (bytes <= maxBytes) return;
  const images = picturesSchema.safeParse(json).data?.images.slice(0, MAX_IMAGES) ?? [];
  const pictures = images.reduce((sum, { data }) => sum + Math.min(data.length, MAX_IMAGE_CHARACTERS), 0);
  if (bytes - pictures > maxBytes) throw tooLarge(maxBytes);
}

/** A result is JSON in a string, which every later turn of the session writes again. */
function refuseDeepResult({ message }: ChatRequest): void {
  const result = readResultMessage(message)?.result;
  if (result !== undefined && isTooDeep(parseJson(result)))
    throw invalidRequest([{ path: 'message', message: 'The result in it is nested too deeply' }]);
}
