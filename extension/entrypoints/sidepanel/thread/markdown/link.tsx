import type { Tokens } from 'marked';
import { namesPlace, safeLink } from '../../conversation/safe-link.ts';
import styles from './markdown.module.css';

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
      <Host of={token.text} place={link.place} />
    </a>
  );
}

/** What stands before an @ in an address may look like the host and is not. */
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

/** Where a link leads, unless its text says so itself. */
function Host({ of: text, place }: { of: string; place: string }): React.ReactNode {
  return namesPlace(text, place) ? undefined : <bdi className={styles.host}> ({place})</bdi>;
}

/**
 * An address that stands in the text as such, without Markdown around it, and the text that follows: Chinese is
 * written without a space after an address, and would count as part of it. Undefined for any other link.
 */
function splitBareAddress(token: Tokens.Link): { address: string | undefined; rest: string } | undefined {
  if (token.raw !== token.text) return undefined;
  const [address = ''] = /^https?:\/\/[\x21-\x7e]*/.exec(token.raw) ?? [];
  return { address: address || undefined, rest: token.raw.slice(address.length) };
}
