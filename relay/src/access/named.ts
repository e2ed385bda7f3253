import type { Caller } from './caller.ts';
import type { Scope } from './counts.ts';

/** By which names somebody is counted. */
export type Named = Readonly<Record<Scope, string>>;

/** `owner` as `nameOwner` gives it. Of tokens, all of a tenant are counted where all of a key are. */
export function namedBy(caller: Caller, owner: string): Named {
  return { user: owner, key: keyOf(caller) };
}

function keyOf(caller: Caller): string {
  switch (caller.kind) {
    case 'anyone':
      return 'anyone';
    case 'key':
      return `key ${caller.id}`;
    case 'person':
      return `tenant ${caller.tenant}`;
  }
}
