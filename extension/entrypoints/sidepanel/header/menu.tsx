import { EllipsisVertical } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand/react';
import { Looks } from '../../../components/looks.tsx';
import { useLanguage, useOpenPanel, useWords } from '../panel-context.ts';
import styles from './header.module.css';
import { HeaderButton } from './header-button.tsx';

/** Language, theme, and the ways to our other pages. A popover of the browser's own: Esc or a click beside it closes it. */
export function Menu(): React.ReactNode {
  const id = useId();
  const words = useWords();
  const language = useLanguage();
  const { settings, changeSettings, openSettings } = useOpenPanel();
  const set = useStore(settings);
  return (
    <>
      <HeaderButton icon={EllipsisVertical} label={words.menu.name} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.menu} role="dialog" aria-label={words.menu.name}>
        <Looks settings={set} language={language} onChange={changeSettings} />
        <hr />
        <button
          type="button"
          className={styles.item}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={openSettings}
        >
          {words.settings}
        </button>
      </div>
    </>
  );
}
