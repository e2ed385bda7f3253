import { createHash, randomBytes } from 'node:crypto';
import type { McpClient } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { cleanText } from '../../prompt/clean-text.ts';
import { ClientCalls } from '../calls/client-calls.ts';
import { type PairedClient, readClients, writeClients } from './clients-file.ts';
import { type Pairing, PendingPairings } from './pending-pairings.ts';

/** A program that a person has let in, and its calls. */
export type ConnectedClient = PairedClient & { usedAt: string; calls: ClientCalls };

/** Who sends an MCP request. `full`: too many programs wait for a person. */
export type McpCaller =
  | { kind: 'client'; tokenHash: string; client: ConnectedClient }
  | { kind: 'pending'; tokenHash: string; pairing: Pairing }
  | { kind: 'full' };

/** Shorter tokens could be guessed: 32 characters of base64 are 192 bits. */
const TOKEN = /^[\w.~+/=-]{32,300}$/;

const MAX_NAME = 60;
const UNNAMED = 'MCP client';

/** Clients of one person. */
const MOST = 50;

/**
 * The programs that people have let in: each sends a token of its own making, which means nothing until a person types the code
 * that belongs to it into their panel.
 */
export class McpClients {
  readonly #file: string;
  readonly #pending: PendingPairings;
  readonly #clients: Map<string, ConnectedClient>;
  /** Has an event for each program that is let in, named by the hash of its token. */
  readonly #paired = new EventTarget();

  /** Throws one sentence when the file can't be used. */
  constructor(file: string, pending: PendingPairings = new PendingPairings()) {
    this.#file = file;
    this.#pending = pending;
    this.#clients = new Map(
      readClients(file).map(client => [
        client.tokenHash,
        { ...client, usedAt: client.pairedAt, calls: new ClientCalls() },
      ]),
    );
  }

  /** `name`: what the program calls itself in this request, if it does. Throws an HTTP error for no token, or a short one. */
  identify(token: string | undefined, name: string | undefined): McpCaller {
    if (token === undefined || !TOKEN.test(token)) throw tokenMissing();
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const client = this.#clients.get(tokenHash);
    if (client) {
      client.usedAt = new Date().toISOString();
      return { kind: 'client', tokenHash, client };
    }
    const pairing = this.#pending.of(tokenHash, name === undefined ? undefined : nameOf(name));
    return pairing ? { kind: 'pending', tokenHash, pairing } : { kind: 'full' };
  }

  /** See {@link PendingPairings.give}. */
  giveCode(pairing: Pairing): boolean {
    return this.#pending.give(pairing);
  }

  /** Resolves when a person has let the program in, or undefined when the signal is aborted. */
  untilPaired({ tokenHash }: Pairing, signal: AbortSignal): Promise<ConnectedClient | undefined> {
    return new Promise(resolve => {
      const end = (): void => {
        this.#paired.removeEventListener(tokenHash, end);
        signal.removeEventListener('abort', end);
        resolve(this.#clients.get(tokenHash));
      };
      this.#paired.addEventListener(tokenHash, end);
      signal.addEventListener('abort', end);
      if (signal.aborted || this.#clients.has(tokenHash)) end();
    });
  }

  list(owner: string): McpClient[] {
    return [...this.#clients.values()].filter(client => client.owner === owner).map(describe);
  }

  find(owner: string, id: string): ConnectedClient | undefined {
    return [...this.#clients.values()].find(client => client.owner === owner && client.id === id);
  }

  /** A person typed this code. Throws an HTTP error for a wrong one; `guesser` is by whom those are counted. */
  pair(owner: string, code: string, guesser: string): McpClient {
    if (this.list(owner).length >= MOST) throw tooManyClients();
    const attempt = this.#pending.take(code, guesser);
    if (attempt.kind === 'too-many') throw tooManyCodes();
    if (attempt.kind === 'wrong') throw codeUnknown();
    const { tokenHash, name: given = UNNAMED } = attempt.pairing;
    const name = this.#freeName(owner, given);
    const pairedAt = new Date().toISOString();
    const id = `mcp:${randomBytes(16).toString('hex')}`;
    const client = { id, tokenHash, owner, name, pairedAt, usedAt: pairedAt, calls: new ClientCalls() };
    this.#clients.set(tokenHash, client);
    this.#store();
    this.#paired.dispatchEvent(new Event(tokenHash));
    return describe(client);
  }

  /** Its token is worth nothing any more, and its open calls end. Returns whether there was one. */
  remove(owner: string, id: string): boolean {
    const client = this.find(owner, id);
    if (!client) return false;
    this.#clients.delete(client.tokenHash);
    this.#store();
    client.calls.disconnect();
    return true;
  }

  /** Two programs of one person never have the same name. */
  #freeName(owner: string, name: string): string {
    const taken = new Set(this.list(owner).map(client => client.name));
    for (let count = 1; ; count += 1) {
      const numbered = count === 1 ? name : `${name} (${count})`;
      if (!taken.has(numbered)) return numbered;
    }
  }

  #store(): void {
    try {
      writeClients(
        this.#file,
        [...this.#clients.values()].map(({ usedAt: _usedAt, calls: _calls, ...client }) => client),
      );
    } catch (cause) {
      throw new HttpError(
        503,
        'store_unavailable',
        'The relay can’t store its MCP clients, so a restart would bring back the earlier ones. Its operator can mend MCP_CLIENTS_FILE.',
        { cause },
      );
    }
  }
}

function nameOf(given: string): string {
  const name = cleanText(given)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);
  return name === '' ? UNNAMED : name;
}

function describe({ id, name, pairedAt, usedAt, calls }: ConnectedClient): McpClient {
  return { id, name, pairedAt, usedAt, state: calls.state, waiting: calls.waiting };
}

function tokenMissing(): HttpError {
  return new HttpError(
    401,
    'token_missing',
    'Send "Authorization: Bearer …" with a random token of at least 32 characters that only this program knows: "npm run mcp -- setup" makes one, with the lines for your client.',
  );
}

function codeUnknown(): HttpError {
  return new HttpError(
    404,
    'code_unknown',
    'No program waits with this code. Codes work once, for ten minutes: ask the program for its newest.',
  );
}

function tooManyCodes(): HttpError {
  return new HttpError(
    429,
    'too_many_codes',
    'Too many wrong codes. Wait ten minutes, then type the newest code of the program.',
  );
}

function tooManyClients(): HttpError {
  return new HttpError(409, 'too_many_clients', `There are ${MOST} clients already. Disconnect one first.`);
}
