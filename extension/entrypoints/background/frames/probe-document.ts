/** Where a document is, which says nothing of what is in it. */
export interface ProbedPlace {
  /** Its own origin, and those of all that it stands in; `null` for one that has none, as in a sandbox. */
  origin: string;
  /** The web addresses by whose rules it is judged, as far as they have an origin. */
  origins: string[];
  /** Among those around it is one without an origin, whose address it cannot tell. */
  isInOpaque: boolean;
  /** Where its window stands; absent when a parent keeps it in a shadow tree. */
  path?: number[];
}

/** What a look at a document tells before any of our scripts is in it. */
export interface ProbedDocument {
  /** The files of our scripts that live in it already. */
  scripts: string[];
  /** Its media type. */
  type: string;
  /** The ids that were asked for are of this document. */
  isOwner: boolean;
  /** There is nothing to read or to act on, nor a frame in it that might have something. */
  isEmpty: boolean;
}

/**
 * Runs in the document, as text: it can use nothing from outside of itself. With `place` it looks at the document's
 * address alone.
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
    // The cheap signs first: nearly every document has one of them.
    if (window.length > 0 || Document.prototype.querySelector.call(document, OF_INTEREST)) return false;
    // biome-ignore lint/performance/useDomNodeTextContent: what a script or a style says is not seen.
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
