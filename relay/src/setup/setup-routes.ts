import type { Language } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { type Access, OPEN_ACCESS } from '../access/access.ts';
import { HttpError } from '../errors/http-error.ts';
import { SETUP_PATH } from '../http/paths.ts';
import type { Route, RouteDocs } from '../http/route.ts';
import type { ConnectedModels } from './connecting/connected-models.ts';
import { readForm, requireOwnOrigin, requireThisComputer } from './guard-setup.ts';
import { PageTokens } from './page-tokens.ts';

export type SetupOptions = {
  connected: ConnectedModels;
  /** On a relay with keys, only an operator may change its models. */
  access?: Access | undefined;
};

const PAGE_DOCS: RouteDocs = {
  id: 'setupPage',
  tag: 'Operating',
  summary: 'A page where a person on this computer connects a model',
  description:
    'Served on loopback only, to browsers on the relay’s own computer, in Chinese or English (`lang`). It needs no script.',
  answers: [{ kind: 'text', status: 200, description: 'A page.', type: 'text/html' }],
  httpErrors: [403],
};

const FORM_DOCS: RouteDocs = {
  id: 'setupForm',
  tag: 'Operating',
  summary: 'A form of that page, with its one-time token',
  answers: [{ kind: 'text', status: 200, description: 'The page with the outcome.', type: 'text/html' }],
  httpErrors: [403, 413, 415],
};

/** The page of the first minute. Its modules are loaded when somebody opens it. */
export function setupRoutes({ connected, access = OPEN_ACCESS }: SetupOptions): Route[] {
  const tokens = new PageTokens();
  const setup: Pick<Route, 'path' | 'isOpen' | 'isOwnPage'> = {
    path: SETUP_PATH,
    isOpen: true,
    isOwnPage: true,
  };
  return [
    {
      ...setup,
      method: 'GET',
      docs: PAGE_DOCS,
      async answer(context) {
        requireThisComputer(context);
        const { answerPage } = await import('./answer-setup.ts');
        const isLocked = !(await mayChange(access, undefined));
        const ownHost = context.req.header('host');
        return answerPage(context, { connected, tokens, ownHost, language: languageOf(context), isLocked });
      },
    },
    {
      ...setup,
      method: 'POST',
      docs: FORM_DOCS,
      async answer(context) {
        requireThisComputer(context);
        requireOwnOrigin(context);
        const form = await readForm(context);
        const language = languageSchema.catch(languageOf(context)).parse(form.get('lang'));
        const token = tokens.take(form.get('token') ?? undefined);
        const key = form.get('wish') === 'unlock' && token ? form.get('key') : null;
        const isUnlocked = token?.unlocked || (await mayChange(access, key ?? undefined));
        const { answerForm } = await import('./answer-setup.ts');
        const ownHost = context.req.header('host');
        const answering = { connected, tokens, ownHost, language, isLocked: !isUnlocked };
        return answerForm(context, form, { ...answering, isTokenUsed: token === undefined });
      },
    },
  ];
}

const languageSchema = z.enum(['zh', 'en']);

/** The link's, else the browser's first. */
function languageOf(context: Context): Language {
  const preferred = context.req.header('accept-language')?.startsWith('zh') ? 'zh' : 'en';
  return languageSchema.catch(preferred).parse(context.req.query('lang'));
}

/** Keys may have been made since the start: from the first one on, only an operator. */
async function mayChange(access: Access, secret: string | undefined): Promise<boolean> {
  const origin = { peer: '127.0.0.1', forwardedFor: undefined };
  try {
    const caller = await access.identify({ secret, origin });
    return caller.kind === 'anyone' || (caller.kind === 'key' && caller.isOperator === true);
  } catch (thrown) {
    if (thrown instanceof HttpError && thrown.status === 401) return false;
    throw thrown;
  }
}
