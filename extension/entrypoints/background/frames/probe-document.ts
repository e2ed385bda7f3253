/** The place of a document, without its content. */
export interface ProbedPlace {
  /** Its own origin; `null` for an opaque one, as in a sandbox. */
  origin: string;
  /** The origins of the document and its ancestors whose rules apply to it, except opaque ones. */
  origins: string[];
  /** An ancestor has an opaque origin, so that its address is unknown here. */
  isInOpaque: boolean;
  /** The indexes of its window and its ancestors; absent when one of them is in a shadow tree. */
  path?: number[];
}

/** The findings of a first look at a document, without our scripts in it. */
export interface ProbedDocument {
  /** The files of our scripts in it. */
  scripts: string[];
  /** Its media type. */
  type: string;
  /** One of the requested element ids belongs to this document. */
  isOwner: boolean;
  /** It has no content to read or act on, and no frames. */
  isEmpty: boolean;
}

/**
 * The browser serializes this function into the document, so it uses nothing outside itself. With `place` it looks at the
 * address only.
 */
export function probeDocument(question: 'place' | readonly string[]): {
  place: ProbedPlace;
  found?: ProbedDocument;
} {
  const place = placeOf();
  return question === 'place' ? { place } : { place, found: lookAround(question) };

  function placeOf(): ProbedPlace {
    const path = pathOf(window);
    const around = [...location.ancestorOrigins];
    // A sandbox has no origin, but an address; what has neither is a part of what is around it.
    const origins = [globalThis.origin, location.origin, ...around].filter(each => each.startsWith('http'));
    const isInOpaque = around.includes('null');
    return { origin: globalThis.origin, origins, isInOpaque, ...(path ? { path } : {}) };
  }

  function lookAround(elementIds: readonly string[]): ProbedDocument {
    const ours = globalThis.assentDocumentState?.scripts;
    const known = globalThis.assentDocumentState?.elementIds;
    return {
      scripts: ours?.isAlive() ? [...ours.loaded.keys()] : [],
      type: document.contentType,
      isOwner: elementIds.some(id => known !== undefined && known.find(id).status !== 'elsewhere'),
      isEmpty: isEmpty(),
    };
  }

  function isEmpty(): boolean {
    const OF_INTEREST =
      'a[href], area[href], button, input, select, textarea, summary, [role], [tabindex], [onclick], [contenteditable]';
    // Cheap checks first: nearly every document has one of these.
    if (window.length > 0 || Document.prototype.querySelector.call(document, OF_INTEREST)) return false;
    // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and styles is not visible.
    if ((document.body?.innerText ?? '').trim() !== '') return false;
    const all = Document.prototype.querySelectorAll.call(document, 'body, body *');
    return [...all].every(({ localName, shadowRoot }) => shadowRoot === null && !localName.includes('-'));
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
