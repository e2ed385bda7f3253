import { SquarePen } from 'lucide-react';
import { ConversationsButton } from '../conversations/conversations-button.tsx';
import { useTurn, useWords } from '../panel-context.ts';
import styles from './header.module.css';
import { HeaderButton } from './header-button.tsx';
import { Menu } from './menu.tsx';

/** The head of the panel. What is needed often is a button of its own, everything else is in the menu at the end. */
export function Header(): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10.5 8.2 15 16 5.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
        <span>{words.name}</span>
      </h1>
      <ConversationsButton />
      <HeaderButton icon={SquarePen} label={words.newChat} onClick={() => void turn.newChat()} />
      <Menu />
    </header>
  );
}
