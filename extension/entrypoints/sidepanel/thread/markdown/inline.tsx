import type { Token, Tokens } from 'marked';
import { useWords } from '../../panel-context.ts';
import { decodeReferences } from './decode-references.ts';
import { isKnown } from './known-token.ts';
import { Link } from './link.tsx';
import styles from './markdown.module.css';
import { isMath } from './math.ts';
import { safeLink } from './safe-link.ts';
import { Tick } from './tick.tsx';

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

/** Never fetched: an address of an image can carry away what a page has smuggled into an answer. */
function ImageText({ token }: { token: Tokens.Image }): React.ReactNode {
  const words = useWords();
  return (
    <span className={styles.image}>
      {words.imageNotLoaded(token.text, safeLink(token.href)?.place ?? '–')}
    </span>
  );
}
