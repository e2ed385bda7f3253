import type { OpenPagePort, PagePort, PortPlace } from './page-port.ts';

/** Where a port is wanted, and what is said through it when it is open. */
export interface WantedPort extends PortPlace {
  message?: unknown;
}

/** Keeps a port open to where it is wanted, one at a time. */
export interface PersistentPort {
  want(place: WantedPort | undefined): void;
  /** The tab may be another page by now, or one that we may enter. */
  tryAgain(): void;
  /** What may be entered has changed: what is open is left at once, and entered anew as far as it may be. */
  renew(): void;
}

/** `heard` gets `undefined` when what was heard before holds no longer, since the port has ended. */
export function keepPort(open: OpenPagePort, heard: (message: unknown) => void): PersistentPort {
  let wanted: WantedPort | undefined;
  let current: { tabId: number; port: PagePort } | undefined;
  let said: unknown;
  let isOpening = false;
  let round = 0;

  function end(): void {
    current = undefined;
    said = undefined;
    heard(undefined);
  }

  function follow(): void {
    if (current && current.tabId !== wanted?.tabId) {
      current.port.close();
      end();
    }
    if (wanted && !current && !isOpening) void enter(wanted);
    if (!wanted || !current || wanted.message === undefined || said === wanted.message) return;
    said = wanted.message;
    current.port.send(said);
  }

  async function enter(place: WantedPort): Promise<void> {
    isOpening = true;
    const own = round;
    let isOver = false;
    const ended = (): void => {
      isOver = true;
      if (own === round && current?.tabId === place.tabId) end();
    };
    const hear = (message: unknown): void => {
      if (own === round) heard(message);
    };
    // What can't be entered has nothing to be told; it is tried again when it may have become another.
    const port = await open(place, { heard: hear, ended }).catch(() => undefined);
    isOpening = false;
    if (own !== round) {
      port?.close();
      return follow();
    }
    if (port && !isOver) current = { tabId: place.tabId, port };
    if (current || wanted?.tabId !== place.tabId) follow();
  }

  return {
    want: place => {
      wanted = place;
      follow();
    },
    tryAgain: follow,
    renew: () => {
      round += 1;
      current?.port.close();
      if (current) end();
      follow();
    },
  };
}
