import type { Language } from '@assent/shared';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { connectModel } from './connecting/connect-model.ts';
import type { ConnectedModels } from './connecting/connected-models.ts';
import { labelOf } from './connecting/connection.ts';
import { findLocalServers } from './connecting/find-local-servers.ts';
import { setupMessages } from './messages/setup-messages.ts';
import { lockedView, outcomeView, problemView } from './page/outcome-view.ts';
import { type Markup, PAGE_END, PAGE_HEADERS, pageHead } from './page/page-frame.ts';
import { type SetupState, setupPage } from './page/setup-page.ts';
import type { PageTokens } from './page-tokens.ts';
import { readWish } from './read-wish.ts';

type Answering = {
  connected: ConnectedModels;
  tokens: PageTokens;
  language: Language;
  /** The host of the page's address. */
  ownHost: string | undefined;
  /** Only an operator may see and change anything. */
  isLocked: boolean;
};

export function answerPage(context: Context, answering: Answering): Response {
  return streamPage(context, answering, async () =>
    answering.isLocked ? lockedView(withTokens(answering), undefined) : pageWith(answering),
  );
}

export function answerForm(
  context: Context,
  form: URLSearchParams,
  answering: Answering & { isTokenUsed: boolean },
): Response {
  const messages = setupMessages(answering.language);
  return streamPage(context, answering, async write => {
    if (answering.isLocked)
      return lockedView(
        withTokens(answering),
        answering.isTokenUsed ? messages.tokenUsed : messages.notOperator,
      );
    if (answering.isTokenUsed)
      return pageWith(answering, { outcome: problemView(messages.sentBefore, messages.tokenUsed) });
    switch (form.get('wish')) {
      case 'connect':
        return pageWith(answering, await connect(form, answering, write));
      case 'forget':
        return pageWith(answering, { outcome: await forget(form, answering) });
      default:
        return pageWith(answering);
    }
  });
}

type Write = (markup: Markup) => Promise<void>;

/** A service may take a minute to answer: meanwhile the page says what is going on. */
function streamPage(
  context: Context,
  { language }: Answering,
  content: (write: Write) => Promise<Markup>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write: Write = async markup => controller.enqueue(encoder.encode(String(await markup)));
      await write(pageHead(language, setupMessages(language)));
      await write(await content(write));
      controller.enqueue(encoder.encode(PAGE_END));
      controller.close();
    },
  });
  return context.body(body, 200, PAGE_HEADERS);
}

/** What came of a form, and what of it is kept for the next try. */
type Shown = Pick<SetupState, 'outcome' | 'entered'>;

async function pageWith(answering: Answering, shown: Shown = {}): Promise<Markup> {
  const { connected } = answering;
  const { file, list: models, localServices } = connected.options;
  const servers = await findLocalServers(localServices);
  const { connections } = connected;
  return setupPage({ ...withTokens(answering), models, connections, servers, file, ...shown });
}

/** What the next page keeps of a form. Not its key, which no page may hold. */
function enteredIn(form: URLSearchParams): SetupState['entered'] {
  return {
    service: form.get('service') ?? '',
    address: form.get('address') ?? '',
    model: form.get('model') ?? '',
  };
}

function withTokens({ language, tokens, isLocked }: Answering): { language: Language; issueToken(): string } {
  return { language, issueToken: () => tokens.issue({ unlocked: !isLocked }) };
}

async function connect(form: URLSearchParams, answering: Answering, write: Write): Promise<Shown> {
  const { connected, language } = answering;
  const messages = setupMessages(language);
  const entered = enteredIn(form);
  const reading = readWish(form, connected.connections, { messages, ownHost: answering.ownHost });
  if (reading.kind === 'problem') return { outcome: problemView(messages.failed, reading.text), entered };
  const { wish } = reading;
  await write(progress(messages.listing(wish.service.name || new URL(wish.address).host)));
  const { createModel, chooseAgent } = connected.options;
  const onTrying = (model: string): Promise<void> => write(progress(messages.trying(model)));
  const outcome = await connectModel(wish, { createModel, chooseAgent, language, onTrying });
  if (outcome.kind !== 'connected') return { outcome: outcomeView(outcome, withTokens(answering)), entered };
  const unsaved = await connected.add(outcome.connection);
  return { outcome: outcomeView(outcome, withTokens(answering), unsaved) };
}

function progress(text: string): Markup {
  return html`<p class="progress" role="status">${text}</p>
`;
}

async function forget(form: URLSearchParams, answering: Answering): Promise<Markup> {
  const { connected, language } = answering;
  const messages = setupMessages(language);
  const found = connected.connections.find(
    ({ service, address }) => service === form.get('service') && address === form.get('address'),
  );
  if (!found) return html``;
  const unsaved = await connected.forget(found);
  if (unsaved !== undefined) return problemView(messages.failed, unsaved);
  return html`<section role="status"><p>${messages.forgotten(labelOf(found))}</p></section>`;
}
