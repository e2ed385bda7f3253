import { TURN_COMPLETE, type WireEvent } from '@assent/shared';
import { expect } from 'vitest';
import type { ToolCall, Turn } from '../src/history/turn.ts';
import type { Lease, SessionStore } from '../src/store/session-store.ts';
import type { Database } from '../src/store/sql/database.ts';
import { createSqlStore } from '../src/store/sql/sql-store.ts';

const CALL: ToolCall = { id: 'tool_1', name: 'charge', arguments: '{}', place: 'server' };
const PROPOSED: Turn[] = [
  { role: 'user', text: 'charge me' },
  { role: 'assistant', text: '', call: CALL },
];
const CLOSING: WireEvent[] = [{ message: TURN_COMPLETE }];

export type Act = 'open' | 'claim' | 'append' | 'finish' | 'stop' | 'kill';
type Running = { lease: Lease; on: number; written: number };

/** A session, two relays that share it, and their invariants. */
export class InterleavedRelays {
  static #instances = 0;
  #database: Database;
  #alive = new Set<number>();
  #relays: { store: SessionStore; instance: number }[] = [];
  #all: SessionStore[] = [];
  #key = { sessionId: crypto.randomUUID(), owner: 'ann' };
  #running: Running | undefined;
  #claims = 0;

  static async start(database: Database): Promise<InterleavedRelays> {
    const relays = new InterleavedRelays(database);
    for (const place of [0, 1]) relays.#start(place);
    const opening = await relays.#store(0).open(relays.#key);
    if (opening.kind === 'opened') await opening.lease.finish(PROPOSED);
    return relays;
  }

  private constructor(database: Database) {
    this.#database = database;
  }

  async do(act: Act, on: number): Promise<void> {
    switch (act) {
      case 'open':
        return await this.#open(on, undefined);
      case 'claim':
        return await this.#open(on, CALL.id);
      case 'append':
        return this.#append();
      case 'finish':
        return await this.#finish();
      case 'stop':
        return await this.#stop(on);
      case 'kill':
        return await this.#kill(on);
    }
  }

  async end(): Promise<void> {
    await this.#finish();
    expect(this.#claims).toBeLessThanOrEqual(1);
    for (const store of this.#all) await store.close();
  }

  #start(place: number): void {
    InterleavedRelays.#instances += 1;
    const instance = InterleavedRelays.#instances;
    this.#alive.add(instance);
    const own: Database = {
      ...this.#database,
      instance,
      isAlive: async other => this.#alive.has(other),
      close: async () => {},
    };
    const store = createSqlStore(own, {
      report(thrown) {
        throw thrown;
      },
    });
    this.#relays[place] = { store, instance };
    this.#all.push(store);
  }

  #store(place: number): SessionStore {
    const relay = this.#relays[place];
    if (!relay) throw new Error('There is no such relay.');
    return relay.store;
  }

  async #open(on: number, claims: string | undefined): Promise<void> {
    const opening = await this.#store(on).open(this.#key);
    expect(opening.kind).toBe(this.#running ? 'busy' : 'opened');
    if (opening.kind !== 'opened') return;
    const { lease } = opening;
    const turns: Turn[] = claims ? [...lease.turns] : [...lease.turns, { role: 'user', text: 'go on' }];
    const outcome = await lease.begin({ turnId: undefined, turns, claims });
    if (outcome === 'claimed') return await lease.finish(lease.turns);
    if (claims) this.#claims += 1;
    this.#running = { lease, on, written: 0 };
  }

  #append(): void {
    if (!this.#running) return;
    this.#running.lease.append([{ content: 'a' }, { content: 'b' }]);
    this.#running.written += 2;
  }

  async #finish(): Promise<void> {
    if (!this.#running) return;
    const { lease, written } = this.#running;
    await lease.finish(lease.turns, CLOSING);
    this.#running = undefined;
    for (const place of [0, 1])
      expect(await this.#readIds(place)).toEqual(
        Array.from({ length: written + 1 }, (_, index) => index + 1),
      );
  }

  async #stop(on: number): Promise<void> {
    if (!this.#running) return;
    const { interrupted } = this.#running.lease;
    const turn = await this.#store(on).shared?.find(this.#key, undefined);
    const stopped = turn?.stop();
    if (!interrupted.aborted)
      await new Promise(aborted => interrupted.addEventListener('abort', aborted, { once: true }));
    await this.#finish();
    await stopped;
  }

  async #kill(on: number): Promise<void> {
    const relay = this.#relays[on];
    if (relay) this.#alive.delete(relay.instance);
    this.#start(on);
    const lost = this.#running;
    if (lost?.on !== on) return;
    this.#running = undefined;
    const opening = await this.#store(1 - on).open(this.#key);
    expect(opening.kind).toBe('opened');
    if (opening.kind === 'opened') await opening.lease.finish(opening.lease.turns);
    // A lost relay that does not know it must not be able to write.
    await expect(lost.lease.finish([], CLOSING)).rejects.toThrow('gone');
    const ids = await this.#readIds(1 - on);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
    expect(ids.length).toBeLessThanOrEqual(lost.written + 2);
  }

  async #readIds(place: number): Promise<number[]> {
    const turn = await this.#store(place).shared?.find(this.#key, undefined);
    if (!turn) return [];
    const { events, leave } = await turn.follow(0);
    const ids: number[] = [];
    for (
      let eventChunk = events.eventChunkAfter(0);
      eventChunk;
      eventChunk = events.eventChunkAfter(eventChunk.last)
    )
      for (let id = eventChunk.first; id <= eventChunk.last; id += 1) ids.push(id);
    leave();
    return ids;
  }
}
