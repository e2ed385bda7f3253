import { type CreateRoots, createRoots, type WorldRoots } from './world-roots.ts';

/** The name of our isolated world in every document. No page sees it. */
export const WORLD = 'assent';

/** The function by which our world in a page sends messages of its ports to this process. */
export const PORT_BINDING = 'assentPort';

/** What this process calls in our world of a document. */
export type WorldChrome = WorldRoots & {
  /**
   * Gives the answer as JSON: Chromium takes long to hand over a large value part by part. `mayInput`: whoever takes the message may
   * have input played (see trusted-input.ts).
   */
  send(message: unknown, mayInput: boolean): Promise<string | undefined>;
  /** Answers a request for input. */
  played(input: number, failure: string | null): void;
  open(port: number, name: string): boolean;
  deliver(port: number, message: unknown): void;
  close(port: number): void;
};

/**
 * Gives our world in a document the part of `chrome` that the scripts of the extension use. It is serialized into the document,
 * so it uses nothing outside itself.
 */
function installChrome(binding: string, createInputs: CreateInputs, createRoots: CreateRoots): void {
  // Elements of the page are no properties of its own.
  if (Object.hasOwn(globalThis, 'assentChrome')) return;
  type Listener = (...given: unknown[]) => unknown;
  const own = { id: 'assent' };
  const onMessage: Listener[] = [];
  const onConnect: Listener[] = [];
  const ports = new Map<number, { messages: Listener[]; ends: Listener[] }>();
  function eventOf(listeners: Listener[]): { addListener(listener: Listener): void } {
    return { addListener: listener => void listeners.push(listener) };
  }

  function close(port: number): void {
    const open = ports.get(port);
    ports.delete(port);
    for (const end of open?.ends ?? []) end();
  }

  function report(message: object): void {
    const send: unknown = Reflect.get(globalThis, binding);
    if (typeof send === 'function') send(JSON.stringify(message));
  }

  const { playInput, played } = createInputs(report);
  const { rootOf, ...roots } = createRoots();
  const chrome = {
    runtime: {
      ...own,
      lastError: undefined,
      onMessage: eventOf(onMessage),
      onConnect: eventOf(onConnect),
      // To the panel, which is this process: it is there as long as the document.
      connect: () => ({ onDisconnect: eventOf([]), disconnect: () => undefined }),
    },
    dom: {
      openOrClosedShadowRoot: rootOf,
    },
  };
  Reflect.set(globalThis, 'chrome', chrome);
  Reflect.set(globalThis, 'assentChrome', {
    send: (message: unknown, mayInput: boolean) =>
      new Promise(resolve => {
        if (mayInput) Reflect.set(chrome, 'trustedInput', playInput);
        const answer = (value: unknown): void => resolve(JSON.stringify(value));
        const takers = onMessage.filter(listener => listener(message, own, answer) === true);
        Reflect.deleteProperty(chrome, 'trustedInput');
        if (takers.length === 0) resolve(undefined);
      }),
    played,
    open: (port: number, name: string) => {
      const messages: Listener[] = [];
      const ends: Listener[] = [];
      ports.set(port, { messages, ends });
      const given = {
        name,
        sender: own,
        postMessage: (message: unknown) => report({ port, message }),
        disconnect: () => close(port),
        onMessage: eventOf(messages),
        onDisconnect: eventOf(ends),
      };
      for (const listener of onConnect) listener(given);
      return messages.length > 0;
    },
    deliver: (port: number, message: unknown) => {
      for (const listener of ports.get(port)?.messages ?? []) listener(message);
    },
    close,
    ...roots,
  } satisfies WorldChrome);
}

type CreateInputs = (report: (message: object) => void) => {
  playInput(steps: unknown): Promise<void>;
  played: WorldChrome['played'];
};

/** The requests for input (see trusted-input.ts). Serialized too. */
const createInputs: CreateInputs = report => {
  const waiting = new Map<number, (failure: string | null) => void>();
  let asked = 0;
  return {
    playInput: steps => {
      asked += 1;
      const input = asked;
      return new Promise((resolve, reject) => {
        waiting.set(input, failure => (failure === null ? resolve() : reject(new Error(failure))));
        report({ input, steps });
      });
    },
    played: (input, failure) => {
      waiting.get(input)?.(failure);
      waiting.delete(input);
    },
  };
};

/** To be evaluated in our world, once or more. */
export const INSTALL_CHROME = `(${installChrome})(${JSON.stringify(PORT_BINDING)}, ${createInputs}, ${createRoots})`;

/** To be evaluated in our world: one call, with arguments that are plain data. */
export function callOf(method: keyof WorldChrome, ...given: readonly unknown[]): string {
  return `assentChrome.${method}(${given.map(each => JSON.stringify(each) ?? 'undefined').join(', ')})`;
}
