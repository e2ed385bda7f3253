import { useMessages } from '../../../../components/language.ts';
import type { ElementFacts } from '../../../../page/element-facts.ts';
import type { RunnableRow } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './card.module.css';

/** The place of the target, and the destination of the action. */
export function RowWhere({
  preview: { binding, facts, submitsTo },
}: {
  preview: RunnableRow['preview'];
}): React.ReactNode {
  const { card: messages } = useMessages();
  if (!facts || binding.kind === 'page') return null;
  return (
    <>
      <Where facts={facts} />
      {facts.address !== undefined && (
        <Destination label={isNameless(facts) ? '' : messages.at} address={facts.address} foreign={false} />
      )}
      {submitsTo && (
        <Destination label={messages.submitsTo} address={submitsTo.origin} foreign={submitsTo.foreign} />
      )}
      {facts.link !== undefined && !submitsTo && (
        <Destination
          label={isNameless(facts) ? '' : messages.leadsTo}
          address={facts.link}
          foreign={isForeign(facts.link, facts.origin)}
        />
      )}
    </>
  );
}

/** A page that does not exist yet has only an address. */
function isNameless({ kind, name }: ElementFacts): boolean {
  return kind === '' && name === '';
}

function isForeign(link: string, origin: string): boolean {
  return URL.canParse(link) && new URL(link).origin !== origin;
}

/** Our own words and the page's are never in one text: the page could imitate the words in which we name a frame. */
function Where({ facts: { place, near, inFrame, origin } }: { facts: ElementFacts }): React.ReactNode {
  const { card: messages } = useMessages();
  const parts = [place && messages.place(place.index, place.count), inFrame && messages.inFrame(origin)];
  const ours = parts.filter(part => typeof part === 'string').join(' · ');
  return (
    <>
      {ours !== '' && <span className={styles.where}>{ours}</span>}
      {near && (
        <span className={styles.where}>
          {messages.near}{' '}
          <q className={styles.quoted}>
            <ShownText text={near} />
          </q>
        </span>
      )}
    </>
  );
}

interface DestinationProps {
  label: string;
  address: string;
  foreign: boolean;
}

/** The destination with its host set apart, and a warning when that is another site. */
function Destination({ label, address, foreign }: DestinationProps): React.ReactNode {
  const { card: messages } = useMessages();
  return (
    <span className={styles.where}>
      {label}
      {label !== '' && ' '}
      <Address address={address} />
      {foreign && ' '}
      {foreign && <span className={styles.foreign}>{messages.foreign}</span>}
    </span>
  );
}

function Address({ address }: { address: string }): React.ReactNode {
  const parts = splitAddress(address);
  if (!parts) return <ShownText text={address} />;
  return (
    <bdi>
      {parts.scheme}
      <strong className={styles.host}>{parts.host}</strong>
      <ShownText text={parts.rest} />
    </bdi>
  );
}

/** An address in the order of display, with its host apart. */
interface SplitAddress {
  scheme: string;
  host: string;
  rest: string;
}

/**
 * Text before an `@` looks like a host and is none, so it is left out. Undefined for an address without a host, such as
 * `mailto:`.
 */
export function splitAddress(address: string): SplitAddress | undefined {
  const url = URL.parse(address);
  if (!url || url.host === '') return undefined;
  const { protocol, host, pathname, search, hash } = url;
  const path = pathname === '/' && !search && !hash && !address.endsWith('/') ? '' : pathname;
  return { scheme: `${protocol}//`, host, rest: `${path}${search}${hash}` };
}
