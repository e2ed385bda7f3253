import { useEffect, useState } from 'react';
import type { Consent } from '../../settings/consent.ts';
import { watchConsent } from '../../settings/consent.ts';

export function useConsent(stored: Consent): Consent {
  const [consent, setConsent] = useState(stored);
  useEffect(() => watchConsent(setConsent), []);
  return consent;
}
