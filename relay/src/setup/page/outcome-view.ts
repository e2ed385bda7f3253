import { html } from 'hono/html';
import type { ConnectOutcome } from '../connecting/connect-model.ts';
import type { Connection } from '../connecting/connection.ts';
import type { ListedModel } from '../connecting/list-models.ts';
import { serviceOf } from '../connecting/model-services.ts';
import { setupMessages } from '../messages/setup-messages.ts';
import type { Markup } from './page-frame.ts';
import { hiddenFields, option, type SetupState } from './setup-page.ts';

type FormState = Pick<SetupState, 'language' | 'issueToken'>;

/** Tokens below which a page with its tools and a few turns does not fit. */
const FEW = 16_000;

/** `unsaved`: why it could not be stored. */
export function outcomeView(outcome: ConnectOutcome, state: FormState, unsaved?: string): Markup {
  const messages = setupMessages(state.language);
  switch (outcome.kind) {
    case 'not-listed': {
      const reason = outcome.reason === undefined ? '' : ` (${outcome.reason})`;
      return problemView(messages.failed, `${messages.failures[outcome.because]}${reason}`);
    }
    case 'not-answered':
      return problemView(messages.notAnswered(outcome.model), outcome.message);
    case 'connected':
      return connectedView(outcome, state, unsaved);
  }
}

export function problemView(title: string, text: string): Markup {
  return html`<section class="bad" role="alert"><h2>${title}</h2><p>${text}</p></section>`;
}

type Connected = Extract<ConnectOutcome, { kind: 'connected' }>;

function connectedView(
  { connection, models }: Connected,
  state: FormState,
  unsaved: string | undefined,
): Markup {
  const messages = setupMessages(state.language);
  const { calls, images, contextTokens, model } = connection;
  const tokens = contextTokens?.toLocaleString('en');
  const facts = [
    ...(calls ? [messages.canAct] : []),
    images ? messages.seesPictures : messages.noPictures,
    ...(tokens === undefined ? [] : [messages.reads(tokens)]),
  ];
  const warnings = [
    ...(calls ? [] : [messages.onlyTalks]),
    ...(tokens !== undefined && contextTokens !== undefined && contextTokens < FEW
      ? [messages.readsLittle(tokens)]
      : []),
    ...(unsaved === undefined ? [] : [`${messages.unsaved} ${unsaved}`]),
  ];
  return html`<section class="good" role="status">
<h2>${messages.answers(model)}</h2>
<ul class="facts">${facts.map(fact => html`<li>${fact}</li>`)}</ul>
${warnings.map(warning => html`<p class="warn">${warning}</p>`)}
<p>${messages.goBack}</p>
${models.length > 1 ? anotherModel(connection, models, state) : ''}
</section>`;
}

/** With the stored key, which the page never holds. */
function anotherModel(connection: Connection, models: readonly ListedModel[], state: FormState): Markup {
  const messages = setupMessages(state.language);
  return html`<form class="row" method="post">
${hiddenFields(state, 'connect', serviceOf(connection.service))}
<input type="hidden" name="address" value="${connection.address}">
<label>${messages.another}<select name="model">${models.map(({ id }) => option(id, id === connection.model))}</select></label>
<button type="submit">${messages.use}</button>
</form>`;
}

/** For a relay with keys. */
export function lockedView(state: FormState, problem: string | undefined): Markup {
  const messages = setupMessages(state.language);
  return html`<main>
${problem === undefined ? '' : problemView(messages.failed, problem)}
<section>
<p>${messages.locked}</p>
<form class="row" method="post">
${hiddenFields(state, 'unlock')}
<label>${messages.operatorKey}<input type="password" name="key" autocomplete="off" required></label>
<button type="submit" class="primary">${messages.unlock}</button>
</form>
</section>
</main>
`;
}
