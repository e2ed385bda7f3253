import { useMessages } from '../../../../components/language.ts';
import { leadsElsewhere } from '../../../../operations/contract/judge-facts.ts';
import { lookalikeScripts } from '../../../../operations/contract/lookalikes.ts';
import type { ElementFacts, PartFacts } from '../../../../page/element-facts.ts';
import type { RunnableRow } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './card.module.css';
import { Destination, LinkExtras } from './row-destination.tsx';

/** The place of the target, and the destination of the action. */
export function RowWhere({
  preview: { facts, submitsTo },
}: {
  preview: RunnableRow['preview'];
}): React.ReactNode {
  const { card: messages } = useMessages();
  if (!facts) return null;
  const isSaved = facts.downloads !== undefined && /^(blob|data):/u.test(facts.link ?? '');
  return (
    <>
      <Where facts={facts} />
      {facts.address !== undefined && (
        <Destination label={isNameless(facts) ? '' : messages.at} address={facts.address} foreign={false} />
      )}
      {submitsTo && <Destination kind="submits" address={submitsTo.origin} foreign={submitsTo.foreign} />}
      {facts.link !== undefined && !submitsTo && !isSaved && (
        <Destination
          label={isNameless(facts) ? '' : messages.leadsTo}
          address={facts.link}
          foreign={leadsElsewhere(facts)}
        />
      )}
      <LinkExtras facts={facts} isSaved={isSaved} />
    </>
  );
}

/** A page that does not exist yet has only an address. */
function isNameless({ kind, name }: ElementFacts): boolean {
  return kind === '' && name === '';
}

/** Where a name or host has letters that may pass for others. */
export function LookalikeNote({ text }: { text: string }): React.ReactNode {
  const { card: messages, format, locale } = useMessages();
  const names = new Intl.DisplayNames(locale, { type: 'script' });
  const scripts = lookalikeScripts(text).map(code => names.of(code) ?? code);
  if (scripts.length === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.foreign}>{messages.lookalikes(format.list(scripts))}</span>
    </>
  );
}

/** Our own words and the page's are never in one text: the page could imitate the words in which we name a frame. */
function Where({ facts: { place, near, parts, inFrame, origin } }: { facts: ElementFacts }): React.ReactNode {
  const { card: messages } = useMessages();
  const frame = origin === 'null' ? messages.inFrameWithoutAddress : messages.inFrame(origin);
  const counted = [place && messages.place(place.index, place.count), inFrame && frame];
  const ours = counted.filter(part => typeof part === 'string').join(' · ');
  return (
    <>
      {ours !== '' && <span className={styles.where}>{ours}</span>}
      {parts?.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of one target are replaced together.
        <Place key={index} label={messages.partOf[part.kind]} words={part.words} />
      ))}
      {!parts && near && <Place label={messages.near} words={near} />}
    </>
  );
}

/** Longer words of a place are folded. */
const WHOLE = 130;
const HEAD = 90;
const TAIL = 40;

function Place({ label, words }: Pick<PartFacts, 'words'> & { label: string }): React.ReactNode {
  const { format } = useMessages();
  return (
    <span className={styles.where}>
      {label}
      {format.space}
      <q className={styles.quoted}>
        <ShownText text={words} whole={WHOLE} head={HEAD} tail={TAIL} />
      </q>
      <LookalikeNote text={words} />
    </span>
  );
}
