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
  const { settings, changeSettings, openSettings, openOnboarding, openTryIt } = useOpenPanel();
  const set = useStore(settings);
  return (
    <>
      <HeaderButton icon={EllipsisVertical} label={words.menu.name} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.menu} role="dialog" aria-label={words.menu.name}>
        <Looks settings={set} language={language} onChange={changeSettings} />
        <hr />
        <Item menu={id} text={words.menu.tryIt} onClick={openTryIt} />
        <Item menu={id} text={words.menu.onboarding} onClick={openOnboarding} />
        <Item menu={id} text={words.settings} onClick={openSettings} />
      </div>
    </>
  );
}

function Item({ menu, text, onClick }: { menu: string; text: string; onClick: () => void }): React.ReactNode {
  return (
    <button
      type="button"
      className={styles.item}
      popoverTarget={menu}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      {text}
    </button>
  );
}
