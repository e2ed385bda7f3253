import { documentState } from '../dom/document-state.ts';

interface PasswordHistory {
  includes(input: HTMLInputElement): boolean;
}

declare global {
  interface AssentDocumentState {
    passwordHistory?: PasswordHistory;
  }
}

/** Whether an input is or was a password since the first call: an eye button makes it plain, but not less secret. */
export function wasPassword(input: HTMLInputElement): boolean {
  documentState.passwordHistory ??= observePasswords();
  return documentState.passwordHistory.includes(input);
}

const PASSWORDS = 'input[type="password" i]';

/** Observes passwords shown between two looks. Changes of `type` are few. */
function observePasswords(): PasswordHistory {
  const known = new WeakSet<Node>(Document.prototype.querySelectorAll.call(document, PASSWORDS));
  const note = (records: readonly MutationRecord[]) => {
    for (const { target, oldValue } of records) {
      if (oldValue?.toLowerCase() === 'password') known.add(target);
    }
  };
  const types = new MutationObserver(note);
  types.observe(document, { subtree: true, attributeFilter: ['type'], attributeOldValue: true });
  return {
    includes: input => {
      note(types.takeRecords());
      if (input.type === 'password') known.add(input);
      return known.has(input);
    },
  };
}
