import { TURN_COMPLETE } from '@assent/shared';
import type { Chunk } from './playback.ts';

export const END = { message: TURN_COMPLETE };

/** An event in the format of most backends. */
export function spell(event: unknown, id?: string): string {
  return `data: ${JSON.stringify(event)}\n${id === undefined ? '' : `id: ${id}\n`}\n`;
}

export function spellAll(events: readonly unknown[]): string {
  return events.map(event => spell(event)).join('');
}

export function whole(text: string): Chunk[] {
  return [Buffer.from(text)];
}

export function piecesOf(text: string, size: number): Chunk[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}
