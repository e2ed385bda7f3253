import type { ChatRequestInput } from '@assent/shared';
import type { Quote } from '../conversation/conversation.ts';
import type { TurnContext } from '../ports/ports.ts';

/** More would crowd out the page itself; what is cut off is said. */
const MOST_CHARACTERS = 8_000;

/** What the next message is about; `undefined` takes it away. */
export function quoteNext({ store }: TurnContext, quote: Quote | undefined): void {
  const shortened = quote && { ...quote, text: shorten(quote.text) };
  store.setState(({ conversation }) => ({ conversation: { ...conversation, quote: shortened } }));
}

/** Takes the quote out of the composer, into the message that is being sent. */
export function takeQuote(context: TurnContext): Quote | undefined {
  const { quote } = context.store.getState().conversation;
  if (quote) quoteNext(context, undefined);
  return quote;
}

type PageInfo = NonNullable<ChatRequestInput['current_page_info']>;

/**
 * The page with a quote in the place of what is selected there now: words of a page travel with the page, where every
 * backend takes them for data, and never in what the person says. Without a page that can be read they bring their own.
 */
export function withQuote(page: PageInfo | undefined, quote: Quote | undefined): PageInfo | undefined {
  if (!quote) return page;
  const { text, url, title } = quote;
  return { ...(page ?? { url, title, elements: [] }), selectedText: text };
}

function shorten(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
