import type { Tokens } from 'marked';
import { splitBareAddress } from './bare-address.ts';
import styles from './markdown.module.css';
import { namesPlace, safeLink } from './safe-link.ts';

interface LinkProps {
  token: Tokens.Link;
  /** Its text, rendered. */
  children: React.ReactNode;
}

/** The host is said beside the text, because the text is the model's and may name another. */
export function Link({ token, children }: LinkProps): React.ReactNode {
  const bare = splitBareAddress(token);
  if (bare) return <BareAddress {...bare} />;
  const link = safeLink(token.href);
  if (!link) return children;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      <bdi>{children}</bdi>
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
