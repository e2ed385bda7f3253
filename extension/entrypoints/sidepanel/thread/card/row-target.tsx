import type { ElementFacts } from '../../../../page/element-facts.ts';
import type { RunnableRow } from '../../conversation/card.ts';
import { useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

/** What the action meets, as read from the page. */
export function RowTarget({ preview }: { preview: RunnableRow['preview'] }): React.ReactNode {
  const { card: words } = useWords();
  const { binding, facts, submitsTo } = preview;
  if (binding.kind === 'page' || !facts) return <span className={styles.kind}>{words.wholePage}</span>;
  return (
    <>
      <span className={styles.kind}>{binding.kind === 'selection' ? words.selection : facts.kind}</span>{' '}
      <span className={styles.target}>
        {facts.name === '' ? <em>{words.unnamed}</em> : <ShownText text={facts.name} />}
      </span>
      <Where facts={facts} />
      {submitsTo && (
        <Destination label={words.submitsTo} address={submitsTo.origin} foreign={submitsTo.foreign} />
      )}
      {facts.link !== undefined && !submitsTo && (
        <Destination
          label={words.leadsTo}
          address={facts.link}
          foreign={isForeign(facts.link, facts.origin)}
        />
      )}
    </>
  );
}

function isForeign(link: string, origin: string): boolean {
  return URL.canParse(link) && new URL(link).origin !== origin;
}

function Where({ facts: { place, near, inFrame, origin } }: { facts: ElementFacts }): React.ReactNode {
  const { card: words } = useWords();
  const said = [
    place && words.place(place.index, place.count),
    near && words.near(near),
    inFrame && words.inFrame(origin),
  ].filter(part => typeof part === 'string');
  if (said.length === 0) return null;
  return (
    <span className={styles.where}>
      <ShownText text={said.join(' · ')} />
    </span>
  );
}

interface DestinationProps {
  label: string;
  address: string;
  foreign: boolean;
}

function Destination({ label, address, foreign }: DestinationProps): React.ReactNode {
  const { card: words } = useWords();
  return (
    <span className={styles.where}>
      {label} <ShownText text={address} />
      {foreign && <span className={styles.foreign}>{words.foreign}</span>}
    </span>
  );
}
