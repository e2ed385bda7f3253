import type { MiddlewareHandler } from 'hono';
import { type Caller, callerOf } from '../access/access.ts';
import { HttpError } from '../errors/http-error.ts';
import { type AccessScope, isInScope } from '../http/access-scope.ts';

/** After the caller is known. Without credentials, the relay's own settings decide alone. */
export function guardScope(scope: AccessScope): MiddlewareHandler {
  return (context, next) => {
    requireScope(callerOf(context), scope);
    return next();
  };
}

/** For a request that needs another scope than its route, by what it asks for. */
export function requireScope(caller: Caller, scope: AccessScope): void {
  if (caller.kind !== 'anyone' && !isInScope(caller.scopes, scope)) throw scopeMissing(caller, scope);
}

/** With its challenge (RFC 6750, section 3.1). */
function scopeMissing({ kind }: Caller, scope: AccessScope): HttpError {
  const remedy =
    kind === 'person'
      ? `This token does not have the scope "${scope}", which this request needs. Its issuer gives scopes, in the claim "scope".`
      : `This key does not have the scope "${scope}", which this request needs. The operator of this relay gives it, by naming all scopes of the key: relay keys change <name> --scopes …,${scope}`;
  const challenge = `Bearer realm="assent-relay", error="insufficient_scope", scope="${scope}"`;
  return new HttpError(403, 'scope_missing', remedy, {
    details: { scope },
    headers: { 'WWW-Authenticate': challenge },
  });
}
