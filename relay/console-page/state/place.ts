import { taskIdSchema } from '@assent/shared';

export const PLACES = ['tasks', 'sessions', 'credits', 'keys'] as const;

/** Where the reader is, as the address says it after the `#`. */
export type Place = { kind: (typeof PLACES)[number] } | { kind: 'task'; id: string };

export function readPlace(hash: string): Place {
  const [, first = '', second = ''] = /^#\/?(\w*)\/?(\w*)$/u.exec(hash) ?? [];
  const id = first === 'tasks' ? taskIdSchema.safeParse(second).data : undefined;
  if (id !== undefined) return { kind: 'task', id };
  return { kind: PLACES.find(place => place === first) ?? 'tasks' };
}

export function hashOf(place: Place): string {
  return place.kind === 'task' ? `#/tasks/${place.id}` : `#/${place.kind}`;
}
