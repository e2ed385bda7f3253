import { useId, useRef } from 'react';
import type { Call } from '../../conversation/call.ts';
import type { Card } from '../../conversation/card.ts';
import { useTurn } from '../../panel-context.ts';
import { ReadingOffer } from '../../site/reading-offer.tsx';
import styles from './card.module.css';
import { CardBody } from './card-body.tsx';
import { CardHeading } from './card-heading.tsx';
import { decidingKeys } from './deciding-keys.ts';
import { Decision } from './decision.tsx';
import { RawArguments } from './raw-arguments.tsx';
import { useCardKey } from './use-card-key.ts';
import { useDeciding } from './use-deciding.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useHeadInSight } from './use-head-in-sight.ts';
import { useShowing } from './use-showing.ts';
import { WhyLine } from './why-line.tsx';

/** The question to the person. It never takes the focus; what decides goes through the gate in `consent/`. */
export function CallCard({ call, card }: { call: Call; card: Card }): React.ReactNode {
  const turn = useTurn();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useShowing(call.id);
  useHeadInSight(place);
  useFocusAfter(place);
  useCardKey(place);
  const { loss, decide } = useDeciding(call.id, card);
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
      // The log around it would read all of it out; what is to be heard at once is said by the CardAnnouncer.
      aria-live="off"
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}why ${id}body`}
      {...keys}
    >
      <CardHeading id={`${id}heading`} call={call} card={card} />
      <WhyLine id={`${id}why`} callId={call.id} />
      <div id={`${id}body`}>
        <CardBody call={call} card={card} />
      </div>
      <RawArguments text={call.argumentsText} />
      {!loss && <ReadingOffer call={call} />}
      <Decision callId={call.id} card={card} />
    </section>
  );
}
