import type { ElementFacts } from '../../../../page/element-facts.ts';
import type { RunnableRow } from '../../conversation/card.ts';
import { useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { Destination } from './destination.tsx';
import { ShownText } from './shown-text.tsx';

/** What the target was when the page knew it last. */
export function KnownTarget({ facts: { kind, name } }: { facts: ElementFacts }): React.ReactNode {
  const { card: words } = useWords();
  return (
    <>
      <span className={styles.kind}>{kind}</span>{' '}
      <span className={styles.target}>
        {name === '' ? <em>{words.unnamed}</em> : <ShownText text={name} />}
      </span>
    </>
  );
}

/** What the action meets, as read from the page. */
export function RowTarget({ preview }: { preview: RunnableRow['preview'] }): React.ReactNode {
  const { card: words } = useWords();
  const { binding, facts, submitsTo } = preview;
  // What concerns the tabs as a whole says so by its verb.
  if (binding.kind === 'tab' && !facts) return null;
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

/** Our own words and the page's are never in one text: the page could write the words in which we name a frame. */
function Where({ facts: { place, near, inFrame, origin } }: { facts: ElementFacts }): React.ReactNode {
  const { card: words } = useWords();
  const said = [place && words.place(place.index, place.count), inFrame && words.inFrame(origin)];
  const ours = said.filter(part => typeof part === 'string').join(' · ');
  return (
    <>
      {ours !== '' && <span className={styles.where}>{ours}</span>}
      {near && (
        <span className={styles.where}>
          {words.near}{' '}
          <q className={styles.quoted}>
            <ShownText text={near} />
          </q>
        </span>
      )}
    </>
  );
}
