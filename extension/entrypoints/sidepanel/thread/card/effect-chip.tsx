import { useMessages } from '../../../../components/language.ts';
import type { EffectClass } from '../../../../operations/action.ts';
import styles from './card.module.css';

/** The risk in one word. */
export function EffectChip({ effect }: { effect: EffectClass }): React.ReactNode {
  const messages = useMessages();
  return (
    <span className={styles.chip} data-effect={effect}>
      {messages.card.effects[effect]}
    </span>
  );
}
