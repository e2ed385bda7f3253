import { useEffect, useState } from 'react';
import { type BackendChoices, NO_CHOICES, readBackendChoices } from '../../settings/backend-choices.ts';
import { readConsent } from '../../settings/consent.ts';

/** The lists of the backend at this address; never before consent. */
export function useChoices(address: string): BackendChoices {
  const [choices, setChoices] = useState(NO_CHOICES);
  useEffect(() => {
    let isLatest = true;
    const ask = async (): Promise<void> => {
      const { status } = await readConsent();
      const found = status === 'given' ? await readBackendChoices(address) : NO_CHOICES;
      if (isLatest) setChoices(found);
    };
    void ask();
    return () => {
      isLatest = false;
    };
  }, [address]);
  return choices;
}
