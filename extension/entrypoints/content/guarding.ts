import type {
  endGuardInFrame,
  guardSecretsInFrame,
  lookFromElsewhereInFrame,
} from '../../messaging/acting-messages.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import { endGuard, guardSecrets, lookFromElsewhere } from '../../page/secrets/guard-secrets.ts';

/** Injected where code is to run in the page's document, or in another window that gets at it. */
answerInPage<typeof guardSecretsInFrame>('page.guardSecrets', guardSecrets);
answerInPage<typeof lookFromElsewhereInFrame>('page.lookFromElsewhere', lookFromElsewhere);
answerInPage<typeof endGuardInFrame>('page.endGuard', ({ texts }) => endGuard(texts));
