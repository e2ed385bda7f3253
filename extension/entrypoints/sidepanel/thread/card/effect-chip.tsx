import type { EffectClass } from '../../../../operations/action.ts';
import { useWords } from '../../panel/panel-context.ts';
import styles from './card.module.css';

/** The risk in one word. */
export function EffectChip({ effect }: { effect: EffectClass }): React.ReactNode {
  const words = useWords();
  return (
    <span className={styles.chip} data-effect={effect}>
      {words.effects[effect]}
    </span>
  );
}
