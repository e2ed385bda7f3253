import { useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';
import { splitAddress } from './split-address.ts';

interface DestinationProps {
  label: string;
  address: string;
  foreign: boolean;
}

/** Where an action leads, with the host set apart, and said when that is another site. */
export function Destination({ label, address, foreign }: DestinationProps): React.ReactNode {
  const { card: words } = useWords();
  return (
    <span className={styles.where}>
      {label}
      {label !== '' && ' '}
      <Address address={address} />
      {foreign && ' '}
      {foreign && <span className={styles.foreign}>{words.foreign}</span>}
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
