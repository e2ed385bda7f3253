import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import { aroundTarget } from '../../../../operations/action-sentence.ts';
import type { EffectClass } from '../../../../operations/contract/action.ts';
import { isPaintedUnlike } from '../../../../operations/contract/judge-facts.ts';
import type { ElementFacts } from '../../../../page/element-facts.ts';
import type { Row } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import { spoken } from '../../ui/visible-text.ts';
import { needsTarget, sentenceOf, unknownTarget, withTarget } from '../../wording/row-sentence.ts';
import styles from './card.module.css';
import { LookalikeNote, RowWhere } from './row-where.tsx';
import rowStyles from './rows.module.css';

interface RowTitleProps {
  row: Row;
  number: number | undefined;
  /** What came of it, where that is a word. */
  result?: string | undefined;
  /** Where nothing else needs a line of its own. */
  tools?: React.ReactNode;
}

/** The action, its target, place and destination, and the risk. */
export function RowTitle({ row, number, result, tools }: RowTitleProps): React.ReactNode {
  const { preview } = row;
  const { card: messages, format } = useMessages();
  const sentence = sentenceOf(row, useLanguage());
  const { before, after } = aroundTarget(sentence);
  return (
    <div className={rowStyles.what}>
      {preview.status === 'bound' && <EffectChip effect={preview.effect} />}
      {number !== undefined && <span className={rowStyles.number}>{number}</span>}
      <strong>{before}</strong>
      {after === '' ? ' ' : format.space}
      <Target row={row} isNeeded={needsTarget(sentence)} isQuoted={after !== ''} />
      {after !== '' && (
        <>
          {format.space}
          <strong>{after}</strong>
        </>
      )}
      {result !== undefined && <span className={rowStyles.plain}> {result}</span>}
      {tools && <div className={rowStyles.tools}>{tools}</div>}
      {preview.status === 'bound' && preview.facts?.isHint && (
        <span className={styles.where}>{messages.hinted}</span>
      )}
      {preview.status === 'bound' && preview.facts && <Painted facts={preview.facts} />}
      {preview.status === 'bound' && <RowWhere preview={preview} />}
    </div>
  );
}

interface TargetProps {
  row: Row;
  isNeeded: boolean;
  /** Our own sentence follows, which a page could otherwise continue with its name: the name is quoted. */
  isQuoted: boolean;
}

/** The target as read from the page, or its last known facts. */
function Target({ row, isNeeded, isQuoted }: TargetProps): React.ReactNode {
  const messages = useMessages();
  const { preview, known } = row;
  if (preview.status !== 'bound') {
    if (known) return <KnownTarget facts={known} isQuoted={isQuoted} />;
    if (preview.status === 'elsewhere') return isNeeded && '…';
    return isNeeded && <span className={styles.kind}>{unknownTarget(row, messages)}</span>;
  }
  const { binding, facts } = preview;
  // An action on all tabs has no target.
  if (binding.kind === 'tab' && !facts) return null;
  if (!facts) return <span className={styles.kind}>{messages.card.wholePage}</span>;
  const kind = binding.kind === 'selection' ? messages.card.selection : facts.kind;
  // A page that does not exist yet has only an address.
  if (kind === '' && facts.name === '') return null;
  return <KnownTarget facts={{ ...facts, kind }} isQuoted={isQuoted} />;
}

interface KnownTargetProps {
  facts: Pick<ElementFacts, 'kind' | 'name' | 'nameLength'>;
  isQuoted: boolean;
}

function KnownTarget({ facts: { kind, name, nameLength }, isQuoted }: KnownTargetProps): React.ReactNode {
  const { card: messages, format } = useMessages();
  const [open, close] = isQuoted && name !== '' ? format.quotes : ['', ''];
  return (
    <>
      {kind !== '' && <span className={styles.kind}>{kind}</span>}
      {isQuoted || name === '' ? format.space : ' '}
      <span className={styles.target}>
        {open}
        {name === '' ? <em>{messages.unnamed}</em> : <ShownText text={name} length={nameLength} />}
        {close}
      </span>
      <LookalikeNote text={name} />
    </>
  );
}

/** The words on the target, where they are not its name: a page may name a button “Cancel” and paint “Pay” on it. */
function Painted({ facts }: { facts: ElementFacts }): React.ReactNode {
  const { card: messages } = useMessages();
  const { name, painted, isPartlyRead } = facts;
  if (painted === undefined)
    return isPartlyRead && <span className={styles.where}>{messages.partlyRead}</span>;
  const isUnlike = isPaintedUnlike(facts);
  return (
    <span className={isUnlike ? styles.painted : styles.where}>
      {messages.paintedAs}{' '}
      <q className={styles.quoted}>
        <ShownText text={painted} />
      </q>
      {isUnlike && name !== '' && ' '}
      {isUnlike && name !== '' && <span className={styles.foreign}>{messages.paintedUnlike}</span>}
      {isPartlyRead && <span className={styles.where}>{messages.partlyRead}</span>}
      <LookalikeNote text={painted} />
    </span>
  );
}

export function EffectChip({ effect }: { effect: EffectClass }): React.ReactNode {
  const messages = useMessages();
  return (
    <span className={styles.chip} data-effect={effect}>
      {messages.card.effects[effect]}
    </span>
  );
}

/** The accessible name of a row's controls: the action with its target, the words painted on it, and its place. */
export function useRowName(row: Row): string {
  const messages = useMessages();
  const sentence = sentenceOf(row, useLanguage());
  const facts = row.preview.status === 'bound' ? row.preview.facts : row.known;
  if (!facts || (facts.name === '' && facts.kind === ''))
    return withTarget(sentence, needsTarget(sentence) ? unknownTarget(row, messages) : '', messages);
  const { quoted } = messages.format;
  const own = withTarget(sentence, facts.name ? quoted(spoken(facts.name)) : facts.kind, messages);
  return [own, whereSpoken(facts, messages)].filter(part => part !== '').join(', ');
}

/** What tells a target apart for those who do not see its row. */
export function whereSpoken(
  { isHint, painted, parts = [], near, place }: ElementFacts,
  { card: messages, format }: PersonMessages,
): string {
  const [part] = parts;
  const said = [
    isHint ? messages.hinted : '',
    painted === undefined ? '' : messages.paintedAs + format.space + format.quoted(spoken(painted)),
    part ? messages.partOf[part.kind] + format.space + format.quoted(spoken(part.words)) : '',
    !part && near ? messages.near + format.space + format.quoted(spoken(near)) : '',
    place ? messages.place(place.index, place.count) : '',
  ];
  return said.filter(text => text !== '').join(', ');
}
