/** What a person may ask on a page, in the words of one who sees it, and what they would then touch. */
export interface Label {
  request: string;
  /** A Playwright selector; the first element that it finds is meant. */
  wanted: string;
}

/**
 * A page that we did not write. The wanted elements were chosen from its screenshot, before our ranking was run on it.
 */
export interface LabelledPage {
  url: string;
  labels: readonly Label[];
}

export function labelled(url: string, ...labels: [request: string, wanted: string][]): LabelledPage {
  return { url, labels: labels.map(([request, wanted]) => ({ request, wanted })) };
}
