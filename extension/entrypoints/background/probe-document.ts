/** What a look at a document tells before any of our scripts is in it. */
export interface ProbedDocument {
  /** The files of our scripts that live in it already. */
  scripts: string[];
  /** It was read before, by scripts that live. */
  wasRead: boolean;
  /** Its media type. */
  type: string;
  /** Where its window stands; absent when a parent keeps it in a shadow tree. */
  path?: number[];
  /** The ids that were asked for are of this document. */
  isOwner: boolean;
  /** There is nothing to read or to act on, nor a frame in it that might have something. */
  isEmpty: boolean;
  /** It is in a frame or has frames in it. */
  isFramed: boolean;
  /** It may have more elements than there is time for. */
  isLarge: boolean;
}

/** Runs in the document, as text: it can use nothing from outside of itself. */
export function probeDocument(elementIds: readonly string[]): ProbedDocument {
  const OF_INTEREST =
    'a[href], area[href], button, input, select, textarea, summary, [role], [tabindex], [onclick], [contenteditable]';
  const ours = globalThis.assentDocumentState?.scripts;
  const path = pathOf(window);
  const known = globalThis.assentDocumentState?.elementIds;
  const isOwner = elementIds.some(id => known !== undefined && known.find(id).status !== 'elsewhere');
  const type = document.contentType;
  return {
    scripts: ours?.isAlive() ? [...ours.loaded.keys()] : [],
    wasRead: ours?.isAlive() === true && globalThis.assentDocumentState?.wasRead === true,
    type,
    isOwner,
    isEmpty: isEmpty(),
    isFramed: window !== window.parent || window.length > 0,
    isLarge: isLarge(),
    ...(path ? { path } : {}),
  };

  function isEmpty(): boolean {
    // The cheap signs first: nearly every document has one of them.
    if (window.length > 0 || Document.prototype.querySelector.call(document, OF_INTEREST)) return false;
    // biome-ignore lint/performance/useDomNodeTextContent: what a script or a style says is not seen.
    if ((document.body?.innerText ?? '').trim() !== '') return false;
    const all = Document.prototype.querySelectorAll.call(document, 'body, body *');
    return [...all].every(({ localName, shadowRoot }) => shadowRoot === null && !localName.includes('-'));
  }

  /** What a tree of shadow holds is not counted: whoever hosts one may hold the whole page in it. */
  function isLarge(): boolean {
    const MOST = 3_000;
    const all = Document.prototype.getElementsByTagName.call(document, '*');
    if (all.item(MOST)) return true;
    const CUSTOM = 'boolean(//*[contains(local-name(), "-")])';
    return Document.prototype.evaluate.call(document, CUSTOM, document, null, XPathResult.BOOLEAN_TYPE, null)
      .booleanValue;
  }

  function pathOf(view: Window): number[] | undefined {
    const path: number[] = [];
    for (let at = view; at !== at.parent; at = at.parent) {
      let index = 0;
      while (index < at.parent.length && at.parent[index] !== at) index += 1;
      if (index === at.parent.length) return undefined;
      path.unshift(index);
    }
    return path;
  }
}
