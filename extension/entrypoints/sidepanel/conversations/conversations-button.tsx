import { History } from 'lucide-react';
import { HeaderButton } from '../header/header-button.tsx';
import { usePanel, useTurn, useWords } from '../panel/panel-context.ts';
import { ConversationsDialog } from './conversations-dialog.tsx';

/** Opens the list; the focus comes back here when it closes, as the browser does it for dialogs. */
export function ConversationsButton(): React.ReactNode {
  const { conversations: words } = useWords();
  const { conversations } = useTurn();
  const isOpen = usePanel(({ list }) => list !== undefined);
  return (
    <>
      <HeaderButton icon={History} label={words.title} onClick={() => void conversations.show()} />
      {isOpen && <ConversationsDialog />}
    </>
  );
}
