import { documentState } from '../dom/document-state.ts';
import { isInput } from '../dom/element-types.ts';
import { otherPages } from '../dom/inner-pages.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { fieldsOf, heldText, keepSecrets } from './mask-secrets.ts';

/**
 * The fields of the other documents of this tab that the page's scripts get at: they copy secrets from one into another.
 * What is remembered there as a secret is so here from now on.
 */
export function otherFields(): Element[] {
  return otherPages().flatMap(page => {
    const fields = fieldsOf(rootsOf(page));
    const state = stateOf(page);
    const shown = fields.filter(field => isInput(field) && state?.passwordHistory?.includes(field));
    const known = [...(state?.typedSecrets ?? []), ...shown.map(heldText)];
    // Once is enough: no more than some are kept.
    keepSecrets(known.filter(text => !documentState.typedSecrets?.has(text)));
    return fields;
  });
}

/** What our scripts remember of another document. Its own property alone: a page may name an element so. */
function stateOf({ defaultView }: Document): AssentDocumentState | undefined {
  const isThere = defaultView && Object.hasOwn(defaultView, 'assentDocumentState');
  return isThere ? defaultView.assentDocumentState : undefined;
}
