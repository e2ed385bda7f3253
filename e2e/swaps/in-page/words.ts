/** Shadow roots that their hosts do not reveal, and texts that change by themselves. */
const closedRoots = new WeakMap<Element, ShadowRoot>();
const restless = new WeakSet<Element>();

export function attachRoot(host: Element, mode: ShadowRootMode, html: string): void {
  const root = rootOf(host) ?? host.attachShadow({ mode });
  root.innerHTML = html;
  rememberRoot(host, root);
}

export function rememberRoot(host: Element, root: ShadowRoot): void {
  closedRoots.set(host, root);
}

export function rootOf(host: Element): ShadowRoot | undefined {
  return host.shadowRoot ?? closedRoots.get(host);
}

/**
 * Tells the engine, in its other world, what `chrome.dom.openOrClosedShadowRoot` would: both see the ranges of a highlight.
 */
export function answerForClosedRoots(): void {
  const answer = (event: Event): void => {
    const [target] = event.composedPath();
    const root = target instanceof Element ? closedRoots.get(target) : undefined;
    if (!root) return;
    const range = new StaticRange({ startContainer: root, startOffset: 0, endContainer: root, endOffset: 0 });
    CSS.highlights.set('closed-root', new Highlight(range));
  };
  addEventListener('closed-root', answer, { capture: true });
}

/** The words of this element count as a clock's: the oracle does not compare them. */
export function markRestless(element: Element): void {
  restless.add(element);
}

/**
 * The words that are painted in an element: shadow roots, generated content, pictures' texts and styles included. `others`:
 * elements in it that speak for themselves.
 */
export function wordsOf(element: Element, others = ''): string {
  const words: string[] = [];
  collect(element, others, words);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

function collect(element: Element, others: string, words: string[]): void {
  if (restless.has(element) || /^(script|style|option|textarea)$/.test(element.localName)) return;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
  words.push(generated(element, '::before'), element.getAttribute('alt') ?? '', shownValue(element));
  const children = (rootOf(element) ?? element).childNodes;
  for (const child of children) {
    if (child instanceof Text) words.push(child.data);
    else if (child instanceof Element && (others === '' || !child.matches(others)))
      collect(child, others, words);
  }
  words.push(generated(element, '::after'));
}

function shownValue(element: Element): string {
  const isButton = element instanceof HTMLInputElement && /^(submit|button)$/.test(element.type);
  return isButton ? element.value : '';
}

function generated(element: Element, part: string): string {
  const { content } = getComputedStyle(element, part);
  return content === 'none' || content === 'normal' ? '' : content;
}
