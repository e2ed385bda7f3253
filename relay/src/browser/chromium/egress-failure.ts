/**
 * Why nothing was connected. The first three are decisions of this relay: what was asked is no address of a web page, its port
 * is not allowed, or it leads into a network that pages may not reach.
 */
export type EgressReason =
  | 'malformed'
  | 'port_refused'
  | 'address_refused'
  | 'name_not_found'
  | 'connection_failed'
  | 'connection_timeout';

/** Thrown on the way to a connection, and answered by the proxy. */
export class EgressFailure extends Error {
  override name = 'EgressFailure';
  readonly reason: EgressReason;

  constructor(reason: EgressReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** Anything unexpected is a failed connection: what a page asked for must never end this process. */
export function reasonOfFailure(thrown: unknown): EgressReason {
  return thrown instanceof EgressFailure ? thrown.reason : 'connection_failed';
}

type Answer = { status: number; statusText: string; text: string };

/** For the browser. Pages can read it, so it names no address and no error of the system. */
export const ANSWERS: Record<EgressReason, Answer> = {
  malformed: {
    status: 400,
    statusText: 'Bad Request',
    text: 'This is not the address of a web page.\n',
  },
  port_refused: {
    status: 403,
    statusText: 'Forbidden',
    text: 'Pages on this port are not opened.\n',
  },
  address_refused: {
    status: 403,
    statusText: 'Forbidden',
    text: 'This address is not on the public internet, so it is not opened.\n',
  },
  name_not_found: {
    status: 502,
    statusText: 'Bad Gateway',
    text: 'The host name could not be looked up.\n',
  },
  connection_failed: {
    status: 502,
    statusText: 'Bad Gateway',
    text: "The server can't be reached, or its answer can't be read.\n",
  },
  connection_timeout: {
    status: 504,
    statusText: 'Gateway Timeout',
    text: 'The server took too long to accept the connection.\n',
  },
};

const NAME = 'assent-relay';

/** Marks an answer as that of the proxy, and none of a server (https://www.rfc-editor.org/rfc/rfc9209). */
export function proxyStatus(reason: EgressReason): string {
  return `${NAME}; details="${reason}"`;
}

const REASONS: readonly EgressReason[] = [
  'malformed',
  'port_refused',
  'address_refused',
  'name_not_found',
  'connection_failed',
  'connection_timeout',
];

/** Undefined for the answer of a server: the proxy passes on no such header. */
export function reasonIn(header: string | undefined): EgressReason | undefined {
  return REASONS.find(reason => header === proxyStatus(reason));
}

const MAX_HOSTS = 200;

/** The last failure of each host, for the hosts that failed last. */
export class RecentFailures {
  readonly #reasons = new Map<string, EgressReason>();

  /** Undefined clears the host: a connection to it succeeded. */
  set(host: string, reason: EgressReason | undefined): void {
    this.#reasons.delete(host);
    if (reason === undefined) return;
    this.#reasons.set(host, reason);
    const [oldest] = this.#reasons.keys();
    if (this.#reasons.size > MAX_HOSTS && oldest !== undefined) this.#reasons.delete(oldest);
  }

  get(host: string): EgressReason | undefined {
    return this.#reasons.get(host);
  }
}
