import styles from './options.module.css';
import type { SaveOutcome } from './save-options.ts';
import type { OptionsWords } from './words.ts';

interface SaveLineProps {
  words: OptionsWords;
  outcome: SaveOutcome | undefined;
}

export function SaveLine({ words, outcome }: SaveLineProps): React.ReactNode {
  const said: Record<SaveOutcome, string> = {
    saved: words.saved,
    'permission-refused': words.permissionRefused,
    'not-a-url': words.notAUrl,
    'not-http': words.notHttp,
    'agent-missing': words.agentMissing,
  };
  return (
    <div className={styles.save}>
      <button type="submit">{words.save}</button>
      <p role="status" data-status={outcome}>
        {outcome && said[outcome]}
      </p>
    </div>
  );
}
