/** The browser serializes this function into the document, so it uses nothing outside itself. */
export function findPart(kind: 'link' | 'picture', url: string): { text: string; picture?: string } | null {
  const MAX_SIDE = 1568;
  return kind === 'link' ? findLink() : findPicture();

  function findLink(): { text: string } | null {
    const links = [...document.links].filter(({ href }) => href === url);
    // biome-ignore lint/performance/useDomNodeTextContent: a person asks about the words that are shown.
    const texts = links.map(link => wordsOf(link, link.innerText) || wordsOf(link.querySelector('img')));
    return links.length > 0 ? { text: texts.find(text => text !== '') ?? '' } : null;
  }

  function findPicture(): { text: string; picture?: string } | null {
    const image = [...document.images].find(({ currentSrc, src }) => currentSrc === url || src === url);
    if (!image) return null;
    const picture = draw(image);
    return { text: wordsOf(image), ...(picture !== undefined && { picture }) };
  }

  function wordsOf(element: Element | null, own = ''): string {
    const names = [own, ...['alt', 'aria-label', 'title'].map(name => element?.getAttribute(name) ?? '')];
    return names.map(name => name.trim()).find(name => name !== '') ?? '';
  }

  /** Undefined for a picture of another site, which pages may show and not read. */
  function draw(image: HTMLImageElement): string | undefined {
    const [width, height] = [image.naturalWidth || image.width, image.naturalHeight || image.height];
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
    if (canvas.width === 0 || canvas.height === 0) return undefined;
    try {
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL();
    } catch {
      return undefined;
    }
  }
}
