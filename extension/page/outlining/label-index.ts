import { documentState } from '../dom/document-state.ts';
import { isLabel } from '../dom/element-types.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { rootsOf } from '../dom/shadow-roots.ts';

const WATCHED = { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] };

/**
 * Gathers the labels of all fields at once for as long as somebody works, since the browser goes through the whole document
 * for those of one. They are what it would give: after a change that could make them others they are gathered again.
 */
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
