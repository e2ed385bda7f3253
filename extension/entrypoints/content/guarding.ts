import type { endGuardInFrame, guardSecretsInFrame } from '../../messaging/acting-messages.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import { endGuard, guardSecrets } from '../../page/secrets/guard-secrets.ts';

/** Injected where code is to run in the page's document. */
answerInPage<typeof guardSecretsInFrame>('page.guardSecrets', guardSecrets);
answerInPage<typeof endGuardInFrame>('page.endGuard', ({ texts }) => endGuard(texts));
