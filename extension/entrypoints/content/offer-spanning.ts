import { documentState } from '../../page/dom/document-state.ts';
import { otherFields } from '../../page/secrets/other-fields.ts';

/** Lets what is told of this document be without the secrets of the others around it. */
export function offerSpanning(): void {
  documentState.otherFields = otherFields;
}
