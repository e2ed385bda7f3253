import { documentState } from '../dom/document-state.ts';
import { isLabel } from '../dom/element-types.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { rootsOf } from '../dom/shadow-roots.ts';

const WATCHED = { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] };

/** Gathers all fields' labels at once, since the browser walks the document for each; again after relevant changes. */
export function withLabelIndex<Result>(work: () => Promise<Result>): Promise<Result> {
  let labels: Map<Element | null, HTMLLabelElement[]> | undefined;
  const watch = new MutationObserver(() => {
    labels = undefined;
  });
  documentState.labelsOf = field => {
    if (watch.takeRecords()[0]) labels = undefined;
    labels ??= Map.groupBy(rootsOf(document).flatMap(labelsIn), ({ control }) => control);
    return labels.get(field) ?? [];
  };
  function labelsIn(root: Document | ShadowRoot): HTMLLabelElement[] {
    watch.observe(root, WATCHED);
    return [...queryAllIn(root, 'label')].filter(isLabel);
  }
  return work().finally(() => {
    watch.disconnect();
    documentState.labelsOf = undefined;
  });
}
