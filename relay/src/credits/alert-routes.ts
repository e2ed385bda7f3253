import { creditAlertSchema, setCreditAlertSchema } from '@assent/shared';
import type { Context } from 'hono';
import { callerOf } from '../access/access.ts';
import { HttpError } from '../errors/http-error.ts';
import { invalidRequest, parseBody } from '../http/parse-body.ts';
import { CREDIT_ALERT_PATH } from '../http/paths.ts';
import { jsonAnswer, type Route } from '../http/route.ts';
import { reachedAddressIssues } from '../tools/web/address-issues.ts';
import { readAlert, removeAlert, setAlert } from './alert-rows.ts';
import { type AccountOptions, tenantIn, withAccount } from './with-account.ts';

const ANSWERS = [jsonAnswer('The alert as it is now.', 'CreditAlert', creditAlertSchema)];

type AlertOptions = AccountOptions & {
  /** Hosts that may be internal. */
  allowedHosts: readonly string[];
};

/** Where a tenant hears that its credits run low. `isSet` is called after one was set. */
export function alertRoutes(options: AlertOptions, isSet: () => void): Route[] {
  return [setRoute(options, isSet), readRoute(options), removeRoute(options)];
}

function setRoute(options: AlertOptions, isSet: () => void): Route {
  return {
    method: 'POST',
    path: CREDIT_ALERT_PATH,
    takesJson: true,
    docs: {
      id: 'setCreditAlert',
      tag: 'Credits',
      summary: 'Hear when the credits of your tenant run low',
      description:
        'One message `credits.low` goes to `url` when your tenant has less than `below` left, and the next one after it has had as much again. What running tasks hold and have not used is left, and part of the `balance` of the message. It is signed where there is a `secret`, and sent again for about an hour until it is taken. A second request takes the place of the first. The holder of a token gets 403 (`key_required`).',
      body: { name: 'SetCreditAlert', schema: setCreditAlertSchema },
      answers: ANSWERS,
      httpErrors: [400, 403, 503],
    },
    async answer(context) {
      requireKey(context);
      const given = parseBody(setCreditAlertSchema, await context.req.text());
      const issues = reachedAddressIssues('url', given.url, options.allowedHosts);
      if (issues.length > 0) throw invalidRequest(issues);
      const alert = await withAccount(options, tenantIn(context), async (trx, tenant) => {
        await setAlert(trx, tenant, given);
        return readAlert(trx, tenant);
      });
      isSet();
      return context.json({ success: true, alert });
    },
  };
}

function readRoute(options: AccountOptions): Route {
  return {
    method: 'GET',
    path: CREDIT_ALERT_PATH,
    docs: {
      id: 'readCreditAlert',
      tag: 'Credits',
      summary: 'Who hears when the credits of your tenant run low',
      description:
        'Without its secret; without `alert` where none is set. The holder of a token gets 403 (`key_required`).',
      answers: ANSWERS,
      httpErrors: [403, 503],
    },
    async answer(context) {
      requireKey(context);
      const alert = await withAccount(options, tenantIn(context), readAlert);
      context.header('cache-control', 'no-store');
      return context.json({ success: true, ...(alert && { alert }) });
    },
  };
}

function removeRoute(options: AccountOptions): Route {
  return {
    method: 'DELETE',
    path: CREDIT_ALERT_PATH,
    docs: {
      id: 'removeCreditAlert',
      tag: 'Credits',
      summary: 'Hear no more when the credits of your tenant run low',
      description: 'Also where none was set. The holder of a token gets 403 (`key_required`).',
      answers: ANSWERS,
      httpErrors: [403, 503],
    },
    async answer(context) {
      requireKey(context);
      await withAccount(options, tenantIn(context), removeAlert);
      return context.json({ success: true });
    },
  };
}

/** A token stands for one of the tenant's people: the alert is not theirs alone. */
function requireKey(context: Context): void {
  if (callerOf(context).kind !== 'person') return;
  throw new HttpError(
    403,
    'key_required',
    'Only a key of the tenant sets, shows or removes this, not the token of one of its people. Send it with such a key.',
  );
}
