import { useMessages } from '../../../../components/language.ts';
import type { ElementFacts } from '../../../../page/element-facts.ts';
import type { RunnableRow } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './card.module.css';

/** `isQuoted`: our own sentence goes on after it, which a page might otherwise go on with by its name. */
interface Quotable {
  isQuoted: boolean;
}

interface KnownTargetProps extends Quotable {
  facts: ElementFacts;
}

interface RowTargetProps extends Quotable {
  preview: RunnableRow['preview'];
}

/** What the target was when the page knew it last. */
export function KnownTarget({ facts: { kind, name }, isQuoted }: KnownTargetProps): React.ReactNode {
  return (
    <>
      <span className={styles.kind}>{kind}</span> <Name name={name} isQuoted={isQuoted} />
    </>
  );
}

/** What the action meets, as read from the page. */
export function RowTarget({ preview, isQuoted }: RowTargetProps): React.ReactNode {
  const { card: messages } = useMessages();
  const { binding, facts } = preview;
  // What concerns the tabs as a whole says so by its verb.
  if (binding.kind === 'tab' && !facts) return null;
  if (binding.kind === 'page' || !facts) return <span className={styles.kind}>{messages.wholePage}</span>;
  const kind = binding.kind === 'selection' ? messages.selection : facts.kind;
  // What is not there yet has no name but its address.
  if (kind === '' && facts.name === '') return null;
  return (
    <>
      {kind !== '' && <span className={styles.kind}>{kind}</span>}{' '}
      <Name name={facts.name} isQuoted={isQuoted} />
    </>
  );
}

function Name({ name, isQuoted }: Quotable & { name: string }): React.ReactNode {
  const { card: messages } = useMessages();
  if (name === '')
    return (
      <span className={styles.target}>
        <em>{messages.unnamed}</em>
      </span>
    );
  return (
    <span className={styles.target}>
      {isQuoted && '“'}
      <ShownText text={name} />
      {isQuoted && '”'}
    </span>
  );
}
