import type { Token, Tokens } from 'marked';
import { useMessages } from '../../../../components/language.ts';
import { namesPlace, safeLink } from '../../conversation/safe-link.ts';
import styles from './markdown.module.css';
import { isKnown } from './math.ts';

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

export function Inline({ tokens }: { tokens: Token[] }): React.ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a growing answer only adds tokens at its end.
  return tokens.map((token, index) => <InlineToken key={index} token={token} />);
}

export function InlineToken({ token }: { token: Token }): React.ReactNode {
  if (!isKnown(token)) return <Formula text={token.raw} />;
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <Link token={token}>
          <Inline tokens={token.tokens} />
        </Link>
      );
    case 'image':
      return <ImageText token={token} />;
    case 'checkbox':
      return <Tick checked={token.checked} />;
    case 'escape':
      return token.text;
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : decodeReferences(token.text);
    default:
      // Raw HTML is shown as text, too.
      return token.raw;
  }
}

/** As it was written, with its own line breaks. */
function Formula({ text }: { text: string }): React.ReactNode {
  return (
    <span className={styles.math} dir="ltr">
      {text.trim()}
    </span>
  );
}

/** Never fetched: the address of an image can leak data that a page has put into an answer. */
function ImageText({ token }: { token: Tokens.Image }): React.ReactNode {
  const messages = useMessages();
  return (
    <span className={styles.image}>
      {messages.panel.imageNotLoaded(token.text, safeLink(token.href)?.place ?? '–')}
    </span>
  );
}

/** HTML character references, which marked leaves to the browser; we render text. Unknown ones stay. */
function decodeReferences(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (reference, decimal, hexadecimal, name) => {
      if (name) return NAMED.get(name) ?? reference;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    },
  );
}

/** The box of a task: an icon, and a word for screen readers. */
function Tick({ checked }: { checked: boolean }): React.ReactNode {
  const { thread: messages } = useMessages();
  return (
    <>
      <span className={styles.unseen}>{checked ? messages.ticked : messages.unticked} </span>
      <span aria-hidden="true">{checked ? '☑ ' : '☐ '}</span>
    </>
  );
}

interface LinkProps {
  token: Tokens.Link;
  children: React.ReactNode;
}

/** The host is shown beside the text, because the text is the model's and may name another. */
function Link({ token, children }: LinkProps): React.ReactNode {
  const bare = splitBareAddress(token);
  if (bare) return <BareAddress {...bare} />;
  const link = safeLink(token.href);
  if (!link) return children;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      <bdi>{children}</bdi>
      <Host of={token.text} place={link.place} />
    </a>
  );
}

/** Text before an @ in an address may look like the host and is not. */
function BareAddress({ address, rest }: { address: string | undefined; rest: string }): React.ReactNode {
  const link = address === undefined ? undefined : safeLink(address);
  if (!link || address === undefined) return (address ?? '') + rest;
  return (
    <>
      <a href={link.href} target="_blank" rel="noopener noreferrer">
        {address}
        <Host of={address} place={link.place} />
      </a>
      {rest}
    </>
  );
}

/** The destination of a link, unless its text is the address. */
function Host({ of: text, place }: { of: string; place: string }): React.ReactNode {
  return namesPlace(text, place) ? undefined : <bdi className={styles.host}> ({place})</bdi>;
}

/**
 * A bare address in the text, and the text after it: Chinese has no space after an address, so the lexer counts what follows
 * as part of it. Undefined for any other link.
 */
function splitBareAddress(token: Tokens.Link): { address: string | undefined; rest: string } | undefined {
  if (token.raw !== token.text) return undefined;
  const [address = ''] = /^https?:\/\/[\x21-\x7e]*/.exec(token.raw) ?? [];
  return { address: address || undefined, rest: token.raw.slice(address.length) };
}
