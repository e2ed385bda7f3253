import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import type { RunnableRow } from '../../conversation/card.ts';
import { useTurn, useWords } from '../../panel-context.ts';
import tool from '../card/row-tool.module.css';
import styles from './pointing.module.css';

interface ShowOnPageProps {
  callId: string;
  index: number;
  preview: RunnableRow['preview'];
}

/** Scrolls the page to what a row is about. The page as a whole needs no showing. */
export function ShowOnPage({ callId, index, preview }: ShowOnPageProps): React.ReactNode {
  const { pointing: words, card } = useWords();
  const turn = useTurn();
  const [isGone, setGone] = useState(false);
  if (preview.binding.kind !== 'element') return null;
  const show = async (): Promise<void> => setGone(!(await turn.showOnPage(callId, index)));
  return (
    <>
      <button
        type="button"
        className={tool.tool}
        aria-label={words.showFor(preview.facts?.name || card.unnamed)}
        title={words.show}
        onClick={() => void show()}
      >
        <Crosshair aria-hidden="true" size={15} />
        <span>{words.show}</span>
      </button>
      <span role="status" className={styles.said}>
        {isGone && words.gone}
      </span>
    </>
  );
}
