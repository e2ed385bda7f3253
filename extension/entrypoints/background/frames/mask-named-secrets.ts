import { namesSecret } from '../../../page/secrets/secret-words.ts';
import { MASK } from '../../../page/secrets/secrets.ts';

/**
 * An address without the values of parameters that are named like secrets (`?password=…`). The page that knew them to be
 * secret may be gone.
 */
export function maskNamedSecrets(url: string): string {
  return url.replace(PARAMETER, (whole, start: string, name: string) =>
    namesSecret(decoded(name)) ? `${start}${name}=${MASK}` : whole,
  );
}

const PARAMETER = /([?&#;])([^?&#;=]+)=([^&#;]+)/gu;

function decoded(name: string): string {
  return new URLSearchParams(`name=${name}`).get('name') ?? name;
}
