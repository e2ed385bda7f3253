import {
  creditAccountSchema,
  creditLedgerQuerySchema,
  creditLedgerSchema,
  creditsGrantedSchema,
  grantCreditsSchema,
} from '@assent/shared';
import type { Context } from 'hono';
import { callerOf } from '../access/access.ts';
import { HttpError } from '../errors/http-error.ts';
import { isFromThisComputer } from '../guards/is-from-this-computer.ts';
import { fitBody, parseBody } from '../http/parse-body.ts';
import { CREDIT_GRANTS_PATH, CREDIT_LEDGER_PATH, CREDITS_PATH } from '../http/paths.ts';
import { jsonAnswer, type Route } from '../http/route.ts';
import { grantCredits, readAccount } from './accounts.ts';
import { readLedger } from './read-ledger.ts';
import { type AccountOptions, tenantIn, withAccount } from './with-account.ts';

/** The account of the caller's tenant, and grants by operators. */
export function creditRoutes(options: AccountOptions): Route[] {
  return [accountRoute(options), ledgerRoute(options), grantRoute(options)];
}

function accountRoute(options: AccountOptions): Route {
  return {
    method: 'GET',
    path: CREDITS_PATH,
    docs: {
      id: 'readCredits',
      tag: 'Credits',
      summary: 'The credits of your tenant',
      description:
        'What it may use, what its running tasks hold, and what keys and users have used in 30 days (the 1,000 that used most). The holder of a token sees only their own usage.',
      answers: [jsonAnswer('The account.', 'CreditAccount', creditAccountSchema)],
      httpErrors: [503],
    },
    async answer(context) {
      const caller = callerOf(context);
      const user = caller.kind === 'person' ? caller.subject : undefined;
      const account = await withAccount(options, tenantIn(context), (trx, tenant) =>
        readAccount(trx, tenant, user),
      );
      context.header('cache-control', 'no-store');
      return context.json({ success: true, ...account });
    },
  };
}

function ledgerRoute(options: AccountOptions): Route {
  const { limit, before, task } = creditLedgerQuerySchema.shape;
  return {
    method: 'GET',
    path: CREDIT_LEDGER_PATH,
    docs: {
      id: 'readCreditLedger',
      tag: 'Credits',
      summary: 'Every movement of the credits of your tenant',
      description:
        'The newest first. Entries never change. Send `next` as `before` for the page after; without `next`, these were all.',
      parameters: [
        {
          ...{ name: 'limit', in: 'query', schema: limit },
          description: 'Entries in the answer, at most 500; 50 without it.',
        },
        { ...{ name: 'before', in: 'query', schema: before }, description: '`next` of the page before.' },
        { ...{ name: 'task', in: 'query', schema: task }, description: 'Only those of this task.' },
      ],
      answers: [jsonAnswer('A page of entries.', 'CreditLedger', creditLedgerSchema)],
      httpErrors: [400, 503],
    },
    async answer(context) {
      const query = fitBody(creditLedgerQuerySchema, context.req.query());
      const page = await withAccount(options, tenantIn(context), (trx, tenant) =>
        readLedger(trx, tenant, query),
      );
      context.header('cache-control', 'no-store');
      return context.json({ success: true, ...page });
    },
  };
}

function grantRoute(options: AccountOptions): Route {
  return {
    method: 'POST',
    path: CREDIT_GRANTS_PATH,
    takesJson: true,
    docs: {
      id: 'grantCredits',
      tag: 'Credits',
      summary: 'Give credits to a tenant',
      description:
        "Needs an operator's key; on a relay without keys, a request from the computer of the relay. The same reference gives credits once, so a request whose answer was lost can be sent again; `grantedBefore` then says how many it gave, also where this one asked for more or fewer.",
      body: { name: 'CreditGrant', schema: grantCreditsSchema },
      answers: [jsonAnswer('The balance afterwards.', 'CreditsGranted', creditsGrantedSchema)],
      httpErrors: [400, 409, 503],
    },
    async answer(context) {
      requireOperator(context);
      const grant = parseBody(grantCreditsSchema, await context.req.text());
      const {
        balance,
        isNew: granted,
        ...rest
      } = await withAccount(options, grant.tenant, trx => grantCredits(trx, grant));
      return context.json({ success: true, balance, granted, ...rest });
    },
  };
}

function requireOperator(context: Context): void {
  const caller = callerOf(context);
  if (caller.kind === 'key' && caller.isOperator) return;
  if (caller.kind === 'anyone' && isFromThisComputer(context)) return;
  throw new HttpError(
    403,
    'operator_key_required',
    'Only the key of an operator may grant credits; on a relay without keys, only a request from its own computer, without a proxy between. Create such a key with "relay keys add <name> --operator", or use "relay credits grant".',
  );
}
