import type { Token, Tokens } from 'marked';
import { useWords } from '../../panel-context.ts';
import { splitBareAddress } from './bare-address.ts';
import { decodeReferences } from './decode-references.ts';
import { isKnown } from './known-token.ts';
import styles from './markdown.module.css';
import { isMath } from './math.ts';
import { namesPlace, safeLink } from './safe-link.ts';

export function Inline({ tokens }: { tokens: Token[] }): React.ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a growing answer only adds tokens at its end.
  return tokens.map((token, index) => <InlineToken key={index} token={token} />);
}

export function InlineToken({ token }: { token: Token }): React.ReactNode {
  if (isMath(token)) return <Formula text={token.raw} />;
  if (!isKnown(token)) return token.raw;
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
      return <Link token={token} />;
    case 'image':
      return <ImageText token={token} />;
    case 'checkbox':
      return <Tick checked={token.checked} />;
    case 'escape':
      return token.text;
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : decodeReferences(token.text);
    default:
      // Also raw HTML: it is shown as the text that it is.
      return token.raw;
  }
}

/** As it was written; its lines, if it has several, are its own. */
function Formula({ text }: { text: string }): React.ReactNode {
  return (
    <span className={styles.math} dir="ltr">
      {text.trim()}
    </span>
  );
}

function Tick({ checked }: { checked: boolean }): React.ReactNode {
  const { thread: words } = useWords();
  return (
    <>
      <span className={styles.unseen}>{checked ? words.ticked : words.unticked} </span>
      <span aria-hidden="true">{checked ? '☑ ' : '☐ '}</span>
    </>
  );
}

/** The host is said beside the text, because the text is the model's and may name another. */
function Link({ token }: { token: Tokens.Link }): React.ReactNode {
  const bare = splitBareAddress(token);
  if (bare) return <BareAddress {...bare} />;
  const link = safeLink(token.href);
  if (!link) return <Inline tokens={token.tokens} />;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      <bdi>
        <Inline tokens={token.tokens} />
      </bdi>
      {!namesPlace(token.text, link.place) && <bdi className={styles.host}> ({link.place})</bdi>}
    </a>
  );
}

function BareAddress({ address, rest }: { address: string | undefined; rest: string }): React.ReactNode {
  const link = address === undefined ? undefined : safeLink(address);
  if (!link) return (address ?? '') + rest;
  return (
    <>
      <a href={link.href} target="_blank" rel="noopener noreferrer">
        {address}
      </a>
      {rest}
    </>
  );
}

/** Never fetched: an address of an image can carry away what a page has smuggled into an answer. */
function ImageText({ token }: { token: Tokens.Image }): React.ReactNode {
  const words = useWords();
  return (
    <span className={styles.image}>
      {words.imageNotLoaded(token.text, safeLink(token.href)?.place ?? '–')}
    </span>
  );
}
