import { changeSettings } from '../../../settings/stored-settings.ts';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { optionsWords } from '../words.ts';

/** Whether code may be proposed at all. Chrome has a switch of its own for that, to which no page may link. */
export function CodeSection({ settings, language }: SectionProps): React.ReactNode {
  const words = optionsWords(language);
  const { runsCode } = settings;
  return (
    <Section title={words.code}>
      <p className={styles.hint}>{words.codeHint}</p>
      <p className={styles.warning}>{words.codeWarning}</p>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={runsCode}
          onChange={event => void changeSettings({ runsCode: event.target.checked })}
        />
        {words.codeSwitch}
      </label>
      {runsCode && (
        <>
          <p>{words.codeSteps}</p>
          <ol className={styles.steps}>
            <li>{words.codeOpen}</li>
            <li>{words.codeAllow}</li>
          </ol>
          <button
            type="button"
            className={styles.secondary}
            onClick={() => void chrome.tabs.create({ url: `chrome://extensions/?id=${chrome.runtime.id}` })}
          >
            {words.codeManage}
          </button>
        </>
      )}
    </Section>
  );
}
