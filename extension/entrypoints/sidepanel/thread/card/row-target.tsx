import { useMessages } from '../../../../components/language.ts';
import type { ElementFacts } from '../../../../page/element-facts.ts';
import type { RunnableRow } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './card.module.css';

/** `isQuoted`: our own sentence follows, which a page could otherwise continue with its name. */
interface Quotable {
  isQuoted: boolean;
}

interface KnownTargetProps extends Quotable {
  facts: ElementFacts;
}

interface RowTargetProps extends Quotable {
  preview: RunnableRow['preview'];
}

/** The last known facts of a target. */
export function KnownTarget({ facts: { kind, name }, isQuoted }: KnownTargetProps): React.ReactNode {
  const { format } = useMessages();
  return (
    <>
      <span className={styles.kind}>{kind}</span>
      {isQuoted || name === '' ? format.space : ' '}
      <Name name={name} isQuoted={isQuoted} />
    </>
  );
}

/** The target as read from the page. */
export function RowTarget({ preview, isQuoted }: RowTargetProps): React.ReactNode {
  const { card: messages, format } = useMessages();
  const { binding, facts } = preview;
  // An action on all tabs has no target.
  if (binding.kind === 'tab' && !facts) return null;
  if (binding.kind === 'page' || !facts) return <span className={styles.kind}>{messages.wholePage}</span>;
  const kind = binding.kind === 'selection' ? messages.selection : facts.kind;
  // A page that does not exist yet has only an address.
  if (kind === '' && facts.name === '') return null;
  return (
    <>
      {kind !== '' && <span className={styles.kind}>{kind}</span>}
      {isQuoted || facts.name === '' ? format.space : ' '}
      <Name name={facts.name} isQuoted={isQuoted} />
    </>
  );
}

function Name({ name, isQuoted }: Quotable & { name: string }): React.ReactNode {
  const { card: messages, format } = useMessages();
  const [open, close] = format.quotes;
  if (name === '')
    return (
      <span className={styles.target}>
        <em>{messages.unnamed}</em>
      </span>
    );
  return (
    <span className={styles.target}>
      {isQuoted && open}
      <ShownText text={name} />
      {isQuoted && close}
    </span>
  );
}
