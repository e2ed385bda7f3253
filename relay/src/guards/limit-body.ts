import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '../refusal.ts';

/** Refuses bodies over `maxBytes`, also chunked ones whose length nobody announced. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError() {
      throw tooLarge(maxBytes);
    },
  });
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal(
    413,
    'too_large',
    `The request is larger than ${maxBytes} bytes. Send fewer elements or less text.`,
  );
}
