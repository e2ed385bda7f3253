import { documentState } from '../dom/document-state.ts';
import { hasSecretField } from './holds-secret.ts';

declare global {
  interface AssentDocumentState {
    /** There once code of the model's ran that got at the document: whether it got at a secret field at any time since. */
    codeRan?: { sawSecretField: boolean };
  }
}

/**
 * From now on code may have left a listener in the document, which keeps what is typed for other code to return. So it is
 * remembered whether there is a secret field in it, or in another window that the code got at: nobody types into one without
 * going there.
 */
export function rememberCodeRan(isFieldElsewhere = false): void {
  if (documentState.codeRan) return;
  const ran = { sawSecretField: isFieldElsewhere || hasSecretField() };
  documentState.codeRan = ran;
  const look = () => {
    ran.sawSecretField ||= hasSecretField();
  };
  addEventListener('focusin', look, true);
  // The person goes into a frame: the window is left.
  addEventListener('blur', look, true);
}

/** Whether code ran here before and a secret field is or was in its reach since. */
export function mayHaveKeptSecret(isFieldElsewhere = false): boolean {
  const { codeRan } = documentState;
  return codeRan !== undefined && (codeRan.sawSecretField || isFieldElsewhere || hasSecretField());
}
