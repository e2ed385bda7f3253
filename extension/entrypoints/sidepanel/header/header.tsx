import { EllipsisVertical, SquarePen } from 'lucide-react';
import { useId, useState } from 'react';
import { useStore } from 'zustand/react';
import { Appearance } from '../../../components/appearance.tsx';
import { useMessages } from '../../../components/language.ts';
import { ConversationsButton } from '../conversations/conversations-dialog.tsx';
import { useOpenPanel, usePrograms, useTurn } from '../panel/panel-context.tsx';
import { RoutinesDialog } from '../routine-list/routines-dialog.tsx';
import { HeaderButton } from '../ui/header-button.tsx';
import styles from './header.module.css';

/** Frequent actions have buttons; everything else is in the menu. */
export function Header(): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10.5 8.2 15 16 5.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
        <span>{messages.panel.name}</span>
      </h1>
      <ConversationsButton />
      <HeaderButton icon={SquarePen} label={messages.panel.newChat} onClick={() => void turn.newChat()} />
      <Menu />
    </header>
  );
}

function Menu(): React.ReactNode {
  const id = useId();
  const messages = useMessages();
  const { settings, changeSettings, openSettings, openOnboarding, openTryIt, programs } = useOpenPanel();
  const letsProgramsIn = usePrograms(state => state.programs !== undefined);
  const set = useStore(settings);
  const [hasRoutines, setHasRoutines] = useState(false);
  return (
    <>
      <HeaderButton icon={EllipsisVertical} label={messages.menu.name} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.menu} role="dialog" aria-label={messages.menu.name}>
        <Appearance settings={set} onChange={changeSettings} />
        <hr />
        <Item menu={id} text={messages.routines.title} onClick={() => setHasRoutines(true)} />
        <Item menu={id} text={messages.menu.tryIt} onClick={openTryIt} />
        {letsProgramsIn && (
          <Item menu={id} text={messages.programs.menu} onClick={() => programs.showDialog(true)} />
        )}
        <Item menu={id} text={messages.menu.onboarding} onClick={openOnboarding} />
        <Item menu={id} text={messages.panel.settings} onClick={openSettings} />
      </div>
      {hasRoutines && <RoutinesDialog onClose={() => setHasRoutines(false)} />}
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
