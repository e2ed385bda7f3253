/** A page of a set: «secrets» and ⟦privates⟧, which may be read with approval, among ‹texts› that must stay readable. */
export interface MarkedPage {
  name: string;
  html: string;
  secrets: readonly string[];
  privates: readonly string[];
  texts: readonly string[];
}

export function markedPage(name: string, html: string): MarkedPage {
  const inside = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, piece = '']) => piece);
  return {
    name,
    html: html.replace(/[«»‹›⟦⟧]/gu, ''),
    secrets: inside(/«(.+?)»/gsu),
    privates: inside(/⟦(.+?)⟧/gsu),
    texts: inside(/‹(.+?)›/gsu),
  };
}
