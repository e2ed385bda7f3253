import { saysSecret } from '../../../page/secrets/secret-words.ts';
import { MASK } from '../../../page/secrets/secrets.ts';

/**
 * An address without the values of parameters that are named as secrets are: `?password=…`. The page that they came from may
 * be gone by then, and with it what knew that they are secret.
 */
export function maskNamedSecrets(url: string): string {
  return url.replace(PARAMETER, (whole, start: string, name: string) =>
    saysSecret(decoded(name)) ? `${start}${name}=${MASK}` : whole,
  );
}

const PARAMETER = /([?&#;])([^?&#;=]+)=([^&#;]+)/gu;

function decoded(name: string): string {
  return new URLSearchParams(`name=${name}`).get('name') ?? name;
}
