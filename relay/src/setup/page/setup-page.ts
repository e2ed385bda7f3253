import { resolve } from 'node:path';
import type { Language } from '@assent/shared';
import { html } from 'hono/html';
import type { Model } from '../../model/model.ts';
import { type Connection, labelOf } from '../connecting/connection.ts';
import type { LocalServer } from '../connecting/find-local-servers.ts';
import { preferredModel } from '../connecting/list-models.ts';
import { ENTERED_SERVICES, LOCAL_SERVICES, type Service, serviceOf } from '../connecting/model-services.ts';
import { type SetupMessages, setupMessages } from '../messages/setup-messages.ts';
import type { Markup } from './page-frame.ts';

export type SetupState = {
  language: Language;
  /** For each form one of its own. */
  issueToken(): string;
  /** That of the relay, the default first. */
  models: readonly Model[];
  connections: readonly Connection[];
  servers: readonly LocalServer[];
  file: string;
  /** What came of the last form. */
  outcome?: Markup | undefined;
  /** What was entered in it, so that nobody has to choose and write it again. */
  entered?: { service: string; address: string; model: string } | undefined;
};

/** The content of the page. */
export function setupPage(state: SetupState): Markup {
  const messages = setupMessages(state.language);
  return html`<main>
${state.outcome ?? ''}
${nowAnswering(state, messages)}
${localSection(state, messages)}
${cloudSection(state, messages)}
${otherSection(state, messages)}
${connectedSection(state, messages)}
</main>
`;
}

function nowAnswering({ models }: SetupState, messages: SetupMessages): Markup {
  const [model] = models;
  const text = model?.isRules ? messages.rules : (model?.label ?? model?.name ?? '');
  return html`<p class="now"><span class="quiet">${messages.now}</span> <strong>${text}</strong></p>`;
}

function localSection(state: SetupState, messages: SetupMessages): Markup {
  const { servers, language } = state;
  const names = LOCAL_SERVICES.map(({ name }) => name).join(', ');
  return html`<section aria-labelledby="local">
<h2 id="local">${messages.local}</h2>
${servers.length === 0 ? html`<p>${messages.localNone}</p>` : servers.map(server => serverRow(state, server, messages))}
<p class="quiet">${messages.localLooked(names)} <a href="?lang=${language}">${messages.again}</a></p>
</section>`;
}

function serverRow(state: SetupState, { service, models }: LocalServer, messages: SetupMessages): Markup {
  if (models.length === 0)
    return html`<p>${messages.localEmpty(service.name)} ${service.id === 'ollama' ? html`${messages.pull} <code>ollama pull qwen3:8b</code>` : ''}</p>`;
  const preferred = preferredModel(service, models)?.id;
  return html`<form class="row" method="post">
${hiddenFields(state, 'connect', service)}
<strong>${service.name}</strong>
<label>${messages.model}<select name="model">${models.map(({ id }) => option(id, id === preferred))}</select></label>
<button type="submit"${emphasis(state)}>${messages.use}</button>
</form>`;
}

/** Until a model is connected, to connect one is what the page is for. */
function emphasis({ connections }: SetupState): Markup {
  return connections.length === 0 ? html` class="primary"` : html``;
}

export function option(id: string, isSelected: boolean): Markup {
  return isSelected ? html`<option selected>${id}</option>` : html`<option>${id}</option>`;
}

type FormState = Pick<SetupState, 'language' | 'issueToken'>;

/** `wish`: what the form asks for. */
export function hiddenFields(
  { language, issueToken }: FormState,
  wish: 'connect' | 'forget' | 'unlock',
  service?: Service,
): Markup {
  const fields = { token: issueToken(), lang: language, wish, ...(service && { service: service.id }) };
  return html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}

function cloudSection(state: SetupState, messages: SetupMessages): Markup {
  const services = ENTERED_SERVICES.filter(({ needs }) => needs === 'key');
  const chosen = (services.find(({ id }) => id === state.entered?.service) ?? services[0])?.id;
  return html`<section aria-labelledby="cloud">
<h2 id="cloud">${messages.cloud}</h2>
<form method="post">
${hiddenFields(state, 'connect')}
<fieldset><legend>${messages.service}</legend>${services.map(service => serviceChoice(service, service.id === chosen))}</fieldset>
<div class="row">
<label>${messages.key}<input type="password" name="key" autocomplete="off" spellcheck="false" required></label>
</div>
<p class="quiet">${services.map(service => keyPage(service, messages))}</p>
<p class="quiet">${messages.keysStay(resolve(state.file))}</p>
<button type="submit"${emphasis(state)}>${messages.connect}</button>
</form>
</section>`;
}

function serviceChoice({ id, name }: Service, isChosen: boolean): Markup {
  const checked = isChosen ? html` checked` : '';
  return html`<label class="choice"><input type="radio" name="service" id="service-${id}" value="${id}"${checked}>${name}</label>`;
}

function keyPage({ id, name, keyPage }: Service, messages: SetupMessages): Markup {
  return html`<a class="key-page key-page-${id}" href="${keyPage ?? ''}" target="_blank" rel="noreferrer">${messages.keyFrom(name)}</a>`;
}

function otherSection(state: SetupState, messages: SetupMessages): Markup {
  const entered = state.entered?.service === 'other' ? state.entered : undefined;
  return html`<details${entered ? html` open` : ''}>
<summary>${messages.anyAddress}</summary>
<form method="post">
${hiddenFields(state, 'connect', ENTERED_SERVICES.at(-1))}
<label>${messages.address}<input type="url" name="address" value="${entered?.address ?? ''}" placeholder="https://models.example.com/v1" required></label>
<p class="quiet">${messages.anyAddressHint}</p>
<label>${messages.keyOptional}<input type="password" name="key" autocomplete="off" spellcheck="false"></label>
<label>${messages.modelOptional}<input type="text" name="model" value="${entered?.model ?? ''}" autocomplete="off" spellcheck="false"></label>
<button type="submit">${messages.connect}</button>
</form>
</details>`;
}

function connectedSection(state: SetupState, messages: SetupMessages): Markup {
  if (state.connections.length === 0) return html``;
  return html`<section aria-labelledby="connected">
<h2 id="connected">${messages.connected}</h2>
${state.connections.map(
  connection => html`<form class="row" method="post">
${hiddenFields(state, 'forget', serviceOf(connection.service))}
<input type="hidden" name="address" value="${connection.address}">
<span>${labelOf(connection)}</span>
<button type="submit">${messages.forget}</button>
</form>`,
)}
</section>`;
}
