/** What this process calls to hand the closed shadow trees of a document to our world there. */
export type WorldRoots = {
  /** Whether there are elements that may have a closed shadow tree and were not looked at before. */
  mayHaveHosts(): boolean;
  /** These elements. Undefined for none. */
  possibleHosts(): readonly object[] | undefined;
  openRoot(host: object, root: object): void;
};

export type CreateRoots = () => WorldRoots & {
  /** The shadow tree of an element, open or closed; null for none. */
  rootOf(element: object): object | null;
};

/** The shadow trees that our world in a document knows. It is serialized into the document, so it uses nothing outside itself. */
export const createRoots: CreateRoots = () => {
  // This process has no types of the DOM.
  type DomParent = { querySelectorAll(selector: string): Iterable<DomElement> };
  type DomElement = DomParent & {
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
  // Forms and documents have elements of theirs for properties: only the prototypes tell the truth.
  const shadowRoot = Object.getOwnPropertyDescriptor(prototype, 'shadowRoot')?.get;
  const localName = Object.getOwnPropertyDescriptor(prototype, 'localName')?.get;
  const allIn = Reflect.get(globalThis, 'Document').prototype.querySelectorAll;
  const closed = new WeakMap<object, DomParent>();
  const looked = new WeakSet<object>();

  function rootOf(element: object): DomParent | null {
    return shadowRoot?.call(element) ?? closed.get(element) ?? null;
  }

  /** What is empty and yet takes room, and every custom element: others may have one too, and show what they hold besides. */
  function mayBeHost(element: DomElement): boolean {
    if (looked.has(element) || shadowRoot?.call(element)) return false;
    const name: string = localName?.call(element) ?? '';
    const isCustom = name.includes('-');
    if (!isCustom && (!HOSTS.has(name) || element.hasChildNodes())) return false;
    if (isCustom && !element.matches(':defined')) return false;
    return isCustom || element.getClientRects().length > 0;
  }

  function hostsAmong(elements: Iterable<DomElement>, most: number): DomElement[] {
    const found: DomElement[] = [];
    for (const element of elements) {
      if (found.length >= most) return found;
      if (mayBeHost(element)) found.push(element);
      const inner = rootOf(element);
      if (inner) found.push(...hostsAmong(inner.querySelectorAll('*'), most - found.length));
    }
    return found;
  }

  function hostsInPage(most: number): DomElement[] {
    return hostsAmong(allIn.call(Reflect.get(globalThis, 'document'), '*'), most);
  }

  return {
    rootOf,
    mayHaveHosts: () => hostsInPage(1).length > 0,
    possibleHosts: () => {
      const found = hostsInPage(MOST_HOSTS);
      for (const element of found) looked.add(element);
      return found.length > 0 ? found : undefined;
    },
    openRoot: (host: object, root: DomParent) => void closed.set(host, root),
  };
};
