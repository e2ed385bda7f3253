import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Call } from '../../conversation/call.ts';
import type { Card } from '../../conversation/card.ts';
import { useTurn } from '../../panel/panel-context.tsx';
import { ReadingOffer } from '../../site/reading-offer.tsx';
import styles from './card.module.css';
import { CardBody } from './card-body.tsx';
import { CardHeading, WhyLine } from './card-heading.tsx';
import { decidingKeys, useCardKey, useFocusAfter } from './card-keys.ts';
import { Decision, useDeciding } from './decision.tsx';
import { RawArguments } from './record-notes.tsx';
import { goToRowBelow, useRowsBelow } from './rows-in-view.ts';
import { TakenOver } from './taken-over.tsx';

/** The question to the person. It never takes the focus; decisions go through `approval/gate.ts`. */
export function CallCard({ call, card }: { call: Call; card: Card }): React.ReactNode {
  const turn = useTurn();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const [isTakenOver, setTakenOver] = useState(false);
  useShowing(call.id, isTakenOver);
  useHeadInView(place);
  useFocusAfter(place);
  useCardKey(place);
  const below = useRowsBelow(place, call.id, card);
  const { stale, decide } = useDeciding(call.id, card);
  const keys = decidingKeys({
    approve: decide,
    reject: gesture => turn.reject(call.id, gesture),
  });
  return (
    <section
      ref={place}
      className={styles.card}
      role="alertdialog"
      tabIndex={-1}
      // The log around it would read all of it aloud; the CardAnnouncer announces it.
      aria-live="off"
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}why ${id}body`}
      {...(isTakenOver ? {} : keys)}
    >
      <CardHeading id={`${id}heading`} call={call} card={card} />
      <WhyLine id={`${id}why`} callId={call.id} />
      <div id={`${id}body`}>
        <CardBody call={call} card={card} />
      </div>
      <RawArguments text={call.argumentsText} />
      {!stale && <ReadingOffer call={call} />}
      {isTakenOver ? (
        <TakenOver callId={call.id} giveBack={() => setTakenOver(false)} />
      ) : (
        <Decision
          callId={call.id}
          card={card}
          below={below}
          showBelow={() => goToRowBelow(place.current)}
          takeOver={() => setTakenOver(true)}
        />
      )}
    </section>
  );
}

/**
 * The thread keeps its end visible, so a card higher than the thread would appear without its heading: it is scrolled to its
 * head. Only when it appears, so that nobody is moved while reading.
 */
function useHeadInView(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = place.current;
    const thread = card?.closest('main');
    if (!card || !thread || card.offsetHeight <= thread.clientHeight) return;
    card.scrollIntoView({ block: 'start' });
    return () => {
      thread.scrollTop = 0;
    };
  }, [place]);
}

/**
 * Arms the card when it becomes visible, and keeps it up to date while the panel is visible. A card that the person has taken
 * over is not armed, so that nothing can approve it.
 */
function useShowing(callId: string, isTakenOver: boolean): void {
  const turn = useTurn();
  useEffect(() => {
    const show = (): void => {
      if (isTakenOver) turn.setCardAside(callId);
      else if (document.hidden) turn.hideCard();
      else turn.armCard(callId);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [turn, callId, isTakenOver]);
}
