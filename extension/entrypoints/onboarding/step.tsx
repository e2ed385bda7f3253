import { Check } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../components/language.ts';
import styles from './step.module.css';

interface StepProps {
  number: number;
  title: string;
  state: 'done' | 'open' | 'later';
  /** One line for a step whose turn has not come. */
  later?: string;
  children?: React.ReactNode;
}

export function Step({ number, title, state, later, children }: StepProps): React.ReactNode {
  const { onboarding: messages } = useMessages();
  const id = useId();
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <Check size={15} strokeWidth={3} /> : number}
      </span>
      <section aria-labelledby={id} className={styles.content}>
        <h2 id={id}>
          {title}
          {state === 'done' && <span className={styles.unseen}> ({messages.isDone})</span>}
        </h2>
        {state === 'later' ? <p className={styles.quiet}>{later}</p> : children}
      </section>
    </li>
  );
}
