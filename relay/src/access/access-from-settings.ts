import type { AccessSettings } from '../settings/access.ts';
import type { Access } from './access.ts';
import { createClosedAccess } from './closed-access.ts';

/** What checks tokens is loaded only where there are any. */
export async function accessFromSettings({ tokens, ...options }: AccessSettings): Promise<Access> {
  if (!tokens) return createClosedAccess(options);
  const { createTokenCheck } = await import('./token-check.ts');
  return createClosedAccess({ ...options, checkToken: createTokenCheck(tokens) });
}
