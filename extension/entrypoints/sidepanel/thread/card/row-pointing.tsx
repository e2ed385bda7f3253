import { Crosshair, MousePointerClick, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import { findOperation } from '../../../../operations/list.ts';
import { type Row, type RunnableRow, runnablePart } from '../../conversation/card.ts';
import type { Picking } from '../../conversation/panel-store.ts';
import { usePanel, useTurn } from '../../panel/panel-context.tsx';
import { ShownText } from '../../ui/shown-text.tsx';
import { spoken } from '../../ui/visible-text.ts';
import styles from './pointing.module.css';
import { useRowName, whereSpoken } from './row-title.tsx';
import tool from './row-tool.module.css';

interface RowPointingProps {
  callId: string;
  index: number;
  row: Row;
}

/** Shows or replaces the target of a row in the page. */
export function RowPointing({ callId, index, row }: RowPointingProps): React.ReactNode {
  const runnable = runnablePart(row);
  return (
    <div className={styles.controls}>
      {runnable && <ShowOnPage callId={callId} index={index} preview={runnable.preview} />}
      {isAboutElement(row) && <PickOnPage callId={callId} index={index} row={row} />}
    </div>
  );
}

/** A row without a target is about the page or its selection; a target that can't be found may be picked. */
function isAboutElement({ action: { action, target }, preview }: Row): boolean {
  if (findOperation(action)?.inBrowser) return false;
  if (preview.status === 'bound') return preview.binding.kind === 'element';
  return Object.values(target).some(Boolean);
}

interface ShowOnPageProps extends Omit<RowPointingProps, 'row'> {
  preview: RunnableRow['preview'];
}

function ShowOnPage({ callId, index, preview }: ShowOnPageProps): React.ReactNode {
  const all = useMessages();
  const { pointing: messages, card } = all;
  const turn = useTurn();
  const [isGone, setGone] = useState(false);
  if (preview.binding.kind !== 'element') return null;
  const name = spoken(preview.facts?.name ?? '') || preview.facts?.kind || card.unnamed;
  const place = preview.facts ? whereSpoken(preview.facts, all) : '';
  const show = async (): Promise<void> => setGone(!(await turn.showOnPage(callId, index)));
  return (
    <>
      <button
        type="button"
        className={tool.tool}
        aria-label={[messages.showFor(name), place].filter(part => part !== '').join(', ')}
        title={messages.show}
        onClick={() => void show()}
      >
        <Crosshair aria-hidden="true" size={15} />
        <span>{messages.show}</span>
      </button>
      <span role="status" className={styles.status}>
        {isGone && messages.gone}
      </span>
    </>
  );
}

/** Lets the person pick another target of a row. The page previews the action there. */
function PickOnPage({ callId, index, row }: RowPointingProps): React.ReactNode {
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
      <span role="status" className={styles.status}>
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
