import { MousePointerClick, X } from 'lucide-react';
import { useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import type { Picking } from '../../conversation/panel-store.ts';
import { usePanel, useTurn } from '../../panel/panel-context.tsx';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './pointing.module.css';
import tool from './row-tool.module.css';
import { useRowName } from './use-row-name.ts';

interface PickOnPageProps {
  callId: string;
  index: number;
  row: Row;
}

/** Lets the person pick another target of a row. The page previews the action there. */
export function PickOnPage({ callId, index, row }: PickOnPageProps): React.ReactNode {
  const { pointing: messages } = useMessages();
  const turn = useTurn();
  const name = useRowName(row);
  const picking = usePanel(state => state.picking);
  const own = picking?.callId === callId && picking.index === index ? picking.state : undefined;
  const isPointing = own?.status === 'pointing';
  return (
    <>
      <button
        type="button"
        className={tool.tool}
        aria-label={isPointing ? messages.cancel : messages.pickFor(name)}
        title={isPointing ? messages.cancel : messages.pick}
        onClick={() => (isPointing ? turn.stopPicking() : turn.pickTarget(callId, index))}
        onKeyDown={event => {
          if (event.key !== 'Escape' || !isPointing) return;
          // On the card Esc rejects.
          event.preventDefault();
          event.stopPropagation();
          turn.stopPicking();
        }}
      >
        {isPointing ? <X aria-hidden="true" size={15} /> : <MousePointerClick aria-hidden="true" size={15} />}
        <span>{isPointing ? messages.cancel : messages.pick}</span>
      </button>
      <span role="status" className={styles.said}>
        {own && <PickingState state={own} />}
      </span>
    </>
  );
}

function PickingState({ state }: { state: Picking['state'] }): React.ReactNode {
  const { pointing: messages, word, format } = useMessages();
  if (state.status === 'failed') return messages.cannotPick(word(state.message));
  if (!state.at) return messages.pointing;
  return (
    <>
      {messages.pointedAt}
      {format.space}
      {state.at.kind} <ShownText text={state.at.name} />
    </>
  );
}
