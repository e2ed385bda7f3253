import { useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import type { ElementFacts } from '../../../../page/element-facts.ts';
import type { RunnableRow } from '../../conversation/card.ts';
import { lookalikeScripts } from '../../ui/lookalikes.ts';
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

/** Where a name or host has letters that may pass for others. */
export function LookalikeNote({ text }: { text: string }): React.ReactNode {
  const { card: messages, format, locale } = useMessages();
  const names = new Intl.DisplayNames(locale, { type: 'script' });
  const scripts = lookalikeScripts(text).map(code => names.of(code) ?? code);
  if (scripts.length === 0) return null;
  return <span className={styles.foreign}>{messages.lookalikes(format.list(scripts))}</span>;
}

/** Our own words and the page's are never in one text: the page could imitate the words in which we name a frame. */
function Where({ facts: { place, near, inFrame, origin } }: { facts: ElementFacts }): React.ReactNode {
  const { card: messages } = useMessages();
  const frame = origin === 'null' ? messages.inFrameWithoutAddress : messages.inFrame(origin);
  const parts = [place && messages.place(place.index, place.count), inFrame && frame];
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
          <LookalikeNote text={near} />
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

/** The destination with its host set apart, and a warning when that is another site or program. */
function Destination({ label, address, foreign }: DestinationProps): React.ReactNode {
  const { card: messages } = useMessages();
  const program = programOf(address, messages);
  const warning = program ? messages.otherProgram : messages.foreign;
  return (
    <span className={styles.where}>
      {program ? `${messages.opens} ${program}` : label}
      {(program ?? label) !== '' && ' '}
      {!isOnlyScheme(address) && <Address address={address} />}
      {address === 'null' && messages.withoutAddress}
      {isPunycode(address) && <span className={styles.foreign}>{messages.punycode}</span>}
      {foreign && ' '}
      {foreign && <span className={styles.foreign}>{warning}</span>}
    </span>
  );
}

/** Chrome itself opens these. */
const OF_BROWSER =
  /^(https?|wss?|ftp|file|blob|data|about|javascript|filesystem|view-source|chrome[\w-]*):$/u;

/** The program outside the browser that an address opens: `mailto:`, `tel:`, `ms-word:`, `web+pay:`. */
function programOf(address: string, { programs, programFor }: PersonMessages['card']): string | undefined {
  const protocol = URL.parse(address)?.protocol;
  if (protocol === undefined || OF_BROWSER.test(protocol)) return undefined;
  return Object.entries(programs).find(([scheme]) => scheme === protocol)?.[1] ?? programFor(protocol);
}

/** The destination of a form whose address has no origin. */
function isOnlyScheme(address: string): boolean {
  return address === 'null' || /^[a-z][a-z\d+.-]*:$/iu.test(address);
}

function isPunycode(address: string): boolean {
  return /(^|\.)xn--/u.test(URL.parse(address)?.host ?? '');
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
