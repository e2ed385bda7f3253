import { History } from 'lucide-react';
import { useMessages } from '../../../components/language.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import { HeaderButton } from '../ui/header-button.tsx';
import { ConversationsDialog } from './conversations-dialog.tsx';

/** The browser returns the focus here when the dialog closes. */
export function ConversationsButton(): React.ReactNode {
  const { conversations: messages } = useMessages();
  const { conversations } = useTurn();
  const isOpen = usePanel(({ list }) => list !== undefined);
  return (
    <>
      <HeaderButton icon={History} label={messages.title} onClick={() => void conversations.show()} />
      {isOpen && <ConversationsDialog />}
    </>
  );
}
