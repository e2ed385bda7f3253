/** The name of our isolated world in every document. No page sees it. */
export const WORLD = 'assent';

/** The function by which our world in a page sends messages of its ports to this process. */
export const PORT_BINDING = 'assentPort';

/** What this process calls in our world of a document. */
export type WorldChrome = {
  /** `mayInput`: whoever takes the message may have input played (see trusted-input.ts). */
  send(message: unknown, mayInput: boolean): Promise<unknown>;
  /** Answers a request for input. */
  played(input: number, failure: string | null): void;
  open(port: number, name: string): boolean;
  deliver(port: number, message: unknown): void;
  close(port: number): void;
  /** Elements that may have a closed shadow tree and were not looked at before. Undefined for none. */
  possibleHosts(): readonly object[] | undefined;
  openRoot(host: object, root: object): void;
};

/**
 * Gives our world in a document the part of `chrome` that the scripts of the extension use. It is serialized into the document,
 * so it uses nothing outside itself.
 */
function installChrome(binding: string, createInputs: CreateInputs): void {
  // Elements of the page are no properties of its own.
  if (Object.hasOwn(globalThis, 'assentChrome')) return;
  type Listener = (...given: unknown[]) => unknown;
  const own = { id: 'assent' };
  const onMessage: Listener[] = [];
  const onConnect: Listener[] = [];
  const ports = new Map<number, { messages: Listener[]; ends: Listener[] }>();
  const roots = new WeakMap<object, DomParent>();
  // This process has no types of the DOM.
  type DomParent = { querySelectorAll(selector: string): Iterable<DomElement> };
  type DomElement = DomParent & {
    localName: string;
    matches(selector: string): boolean;
    hasChildNodes(): boolean;
    getClientRects(): { length: number };
  };
  const MOST_HOSTS = 200;
  // https://dom.spec.whatwg.org/#valid-shadow-host-name
  const HOSTS = new Set(
    'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
  );
  const { prototype } = Reflect.get(globalThis, 'Element');
  const shadowRoot = Object.getOwnPropertyDescriptor(prototype, 'shadowRoot')?.get;

  const looked = new WeakSet<object>();

  /** What is empty and yet takes room, and every custom element: others may have one too, and show what they hold besides. */
  function mayBeHost(element: DomElement): boolean {
    if (looked.has(element) || shadowRoot?.call(element)) return false;
    const isCustom = element.localName.includes('-');
    if (!isCustom && (!HOSTS.has(element.localName) || element.hasChildNodes())) return false;
    if (isCustom && !element.matches(':defined')) return false;
    return isCustom || element.getClientRects().length > 0;
  }

  function elementsUnder(root: DomParent): DomElement[] {
    return [...root.querySelectorAll('*')].flatMap(element => {
      const inner: DomParent | undefined = shadowRoot?.call(element) ?? roots.get(element);
      return inner ? [element, ...elementsUnder(inner)] : [element];
    });
  }

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
      openOrClosedShadowRoot: (element: object) => shadowRoot?.call(element) ?? roots.get(element) ?? null,
    },
  };
  Reflect.set(globalThis, 'chrome', chrome);
  Reflect.set(globalThis, 'assentChrome', {
    send: (message: unknown, mayInput: boolean) =>
      new Promise(resolve => {
        if (mayInput) Reflect.set(chrome, 'trustedInput', playInput);
        const takers = onMessage.filter(listener => listener(message, own, resolve) === true);
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
    possibleHosts: () => {
      const found = elementsUnder(Reflect.get(globalThis, 'document')).filter(mayBeHost).slice(0, MOST_HOSTS);
      for (const element of found) looked.add(element);
      return found.length > 0 ? found : undefined;
    },
    openRoot: (host: object, root: DomParent) => void roots.set(host, root),
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
export const INSTALL_CHROME = `(${installChrome})(${JSON.stringify(PORT_BINDING)}, ${createInputs})`;

/** To be evaluated in our world: one call, with arguments that are plain data. */
export function callOf(method: keyof WorldChrome, ...given: readonly unknown[]): string {
  return `assentChrome.${method}(${given.map(each => JSON.stringify(each) ?? 'undefined').join(', ')})`;
}
