import type { ChatRequestInput } from '@assent/shared';
import type { Quote } from '../conversation/conversation.ts';
import { changeConversation } from '../conversation/panel-store.ts';
import type { TurnContext } from '../ports/ports.ts';

/** More would crowd out the page itself; the cut is stated. */
const MAX_CHARACTERS = 8_000;

/** `undefined` removes the quotation. */
export function quoteNext({ store }: TurnContext, quote: Quote | undefined): void {
  changeConversation(store, { quote: quote && { ...quote, text: shorten(quote.text) } });
}

/** Moves the quotation from the composer to the message that is being sent. */
export function takeQuote(context: TurnContext): Quote | undefined {
  const { quote } = context.store.getState().conversation;
  if (quote) quoteNext(context, undefined);
  return quote;
}

type PageInfo = NonNullable<ChatRequestInput['current_page_info']>;

/**
 * Replaces the page's selection by a quotation: quoted text travels with the page, where every backend takes it for data, and
 * never in the person's message. Without a readable page it brings its own.
 */
export function withQuote(page: PageInfo | undefined, quote: Quote | undefined): PageInfo | undefined {
  if (!quote) return page;
  const { text, url, title } = quote;
  return { ...(page ?? { url, title, elements: [] }), selectedText: text };
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
