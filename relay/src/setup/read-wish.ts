import * as z from 'zod';
import { baseAddressSchema, isLoopback } from '../settings/value-schemas.ts';
import type { Wish } from './connecting/connect-model.ts';
import { type Connection, isSamePlace, modelKeySchema } from './connecting/connection.ts';
import { SERVICE_IDS, serviceOf } from './connecting/model-services.ts';
import type { SetupMessages } from './messages/setup-messages.ts';

const formSchema = z.object({
  service: z.enum(SERVICE_IDS),
  address: z.string().trim().max(2_000).default(''),
  key: z.string().trim().default(''),
  model: z.string().trim().max(200).default(''),
});

type WishReading = { kind: 'wish'; wish: Wish } | { kind: 'problem'; text: string };

/**
 * A form that names no key takes the stored one of the same service and address. Only "other" services take an address from
 * the form: a key must not go elsewhere. `ownHost`: of this page, whose relay would ask itself without end.
 */
export function readWish(
  form: URLSearchParams,
  stored: readonly Connection[],
  { messages, ownHost }: { messages: SetupMessages; ownHost: string | undefined },
): WishReading {
  const given = formSchema.parse(Object.fromEntries(form));
  const service = serviceOf(given.service);
  const address = baseAddressSchema.safeParse(service.address || given.address);
  if (!address.success) return { kind: 'problem', text: messages.addressWrong };
  if (isOwn(address.data, ownHost)) return { kind: 'problem', text: messages.ownAddress };
  const place = { service: service.id, address: address.data };
  const key = given.key || stored.find(connection => isSamePlace(connection, place))?.key;
  if (key === undefined && service.needs === 'key') return { kind: 'problem', text: messages.keyMissing };
  if (key !== undefined && !modelKeySchema.safeParse(key).success)
    return { kind: 'problem', text: messages.keyWrong };
  const wish = { service, address: address.data, key, model: given.model || undefined };
  return { kind: 'wish', wish };
}

/** This page is served on loopback alone, under any of its names. */
function isOwn(address: string, ownHost: string | undefined): boolean {
  const { hostname, port } = new URL(address);
  const own = URL.parse(`http://${ownHost}`);
  return isLoopback(hostname.replace(/^\[|\]$/g, '')) && port === own?.port;
}
