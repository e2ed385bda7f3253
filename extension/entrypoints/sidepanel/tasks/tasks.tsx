import { useLayoutEffect, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMessages } from '../../../components/language.ts';
import { useOpenPanel, useTasks } from '../panel/panel-context.tsx';
import decisionStyles from '../thread/card/decision.module.css';
import { spoken } from '../ui/visible-text.ts';
import { AskedTask } from './asked-task.tsx';
import { EndedTask } from './ended-task.tsx';
import styles from './tasks.module.css';
import { usePointerPlace, useWhilePointerRests } from './while-pointer-rests.ts';

/** The tasks of the person that want a decision, and what came of it. Nothing while there are none. */
export function Tasks(): React.ReactNode {
  const { tasks: messages, card: cardMessages } = useMessages();
  const pointer = usePointerPlace();
  const newest = useTasks(useShallow(({ asked, ended }) => ({ card: asked?.card, ended })));
  const shown = useWhilePointerRests(newest);
  useStandingThread(shown);
  const { card, ended } = shown;
  return (
    <>
      <p className={decisionStyles.unseen} role="status" aria-live="assertive">
        {card && cardMessages.approvalNeeded(messages.wantsSpoken(spoken(card.prompt)))}
      </p>
      {(card || ended.length > 0) && (
        <section className={styles.tasks} aria-label={messages.title}>
          {ended.map(each => (
            <EndedTask key={each.card.approvalId} ended={each} />
          ))}
          {card && <AskedTask key={card.approvalId} card={card} pointer={pointer} />}
        </section>
      )}
    </>
  );
}

/** What appears here or goes moves the card of the conversation: it arms again. */
function useStandingThread(shown: unknown): void {
  const { store, turn } = useOpenPanel();
  const [first] = useState(shown);
  useLayoutEffect(() => {
    const { arming } = store.getState();
    if (shown !== first && arming) turn.armCard(arming.callId);
  }, [store, turn, shown, first]);
}
