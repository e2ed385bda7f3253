import { useEffect, useState } from 'react';
import type { Consent } from '../../settings/consent/consent.ts';
import { watchConsent } from '../../settings/consent/stored-consent.ts';

export function useConsent(stored: Consent): Consent {
  const [consent, setConsent] = useState(stored);
  useEffect(() => watchConsent(setConsent), []);
  return consent;
}
