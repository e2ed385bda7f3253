import { useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import { isPunycode } from '../../../../operations/contract/judge-facts.ts';
import type { ElementFacts } from '../../../../page/element-facts.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './card.module.css';

interface DestinationProps {
  label?: string;
  kind?: 'submits';
  address: string;
  foreign: boolean;
}

/** The destination with its host set apart, and a warning when that is another site or program. */
export function Destination({ label, kind, address, foreign }: DestinationProps): React.ReactNode {
  const { card: messages } = useMessages();
  const program = programOf(address, messages);
  const own = label ?? messages.submitsTo;
  const withProgram = kind === 'submits' ? messages.submitsToProgram : messages.opensProgram;
  return (
    <span className={styles.where}>
      {program === undefined ? own : <span className={styles.program}>{withProgram(program)}</span>}
      {(program ?? own) !== '' && ' '}
      {!isOnlyScheme(address) && <Address address={address} />}
      {address === 'null' && messages.withoutAddress}
      {isPunycode(address) && <span className={styles.foreign}>{messages.punycode}</span>}
      {foreign && program === undefined && ' '}
      {foreign && program === undefined && <span className={styles.foreign}>{messages.foreign}</span>}
    </span>
  );
}

/** What else a link does. */
export function LinkExtras({ facts, isSaved }: { facts: ElementFacts; isSaved: boolean }): React.ReactNode {
  const { card: messages, format } = useMessages();
  const { opensTab, downloads, pings = [] } = facts;
  return (
    <>
      {opensTab && <span className={styles.where}>{messages.inNewTab}</span>}
      {downloads !== undefined && (
        <span className={styles.where}>
          {messages.downloads} {downloads === '' ? messages.aFile : <ShownText text={downloads} />}
          {isSaved && ` · ${messages.madeByPage}`}
        </span>
      )}
      {pings.length > 0 && (
        <span className={styles.where}>
          {messages.pings} <ShownText text={format.list(pings)} />
        </span>
      )}
    </>
  );
}

/** Chrome itself opens these. */
const OF_BROWSER =
  /^(https?|wss?|ftp|file|blob|data|about|javascript|filesystem|view-source|chrome[\w-]*):$/u;

/** The program outside the browser that an address opens: `mailto:`, `tel:`, `ms-word:`, `web+pay:`. */
function programOf(address: string, { programs, programFor }: PersonMessages['card']): string | undefined {
  const protocol = URL.parse(address)?.protocol;
  if (protocol === undefined || OF_BROWSER.test(protocol)) return undefined;
  const known = Object.entries(programs).find(([scheme]) => scheme === protocol)?.[1];
  return known ?? programFor(protocol.slice(0, -1));
}

/** The destination of a form whose address has no origin. */
function isOnlyScheme(address: string): boolean {
  return address === 'null' || /^[a-z][a-z\d+.-]*:$/iu.test(address);
}

function Address({ address }: { address: string }): React.ReactNode {
  const parts = splitAddress(address);
  if (!parts) return <ShownText text={address} />;
  const { before, site } = splitHost(parts.host);
  return (
    <bdi className={styles.host}>
      {parts.scheme}
      {before}
      <strong>{site}</strong>
      <ShownText text={parts.rest} />
    </bdi>
  );
}

/** The part of a host that belongs to one owner, which its other labels may hide. */
export function splitHost(host: string): { before: string; site: string } {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  if (/^[\d:.[\]a-f]+$/iu.test(host) || labels.length < 3) return { before: '', site: host };
  const isShared = second.length <= 3 && /^[a-z]{2}(:\d+)?$/u.test(top);
  const count = isShared ? 3 : 2;
  const site = labels.slice(-count).join('.');
  return { before: host.slice(0, host.length - site.length), site };
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
  const rest = `${path}${search}${hash}`;
  // Our own mark, where the page's address is too long.
  return {
    scheme: `${protocol}//`,
    host,
    rest: address.includes('…') ? rest.replaceAll('%E2%80%A6', '…') : rest,
  };
}
