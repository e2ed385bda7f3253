import { CircleCheck, type LucideIcon, Send, ShieldCheck } from 'lucide-react';
import styles from './consent.module.css';
import { useMessages } from './language.ts';

/** Three lines, and the details folded. */
export function ConsentFacts({ address }: { address: string }): React.ReactNode {
  const { consent: messages, format } = useMessages();
  return (
    <div className={styles.facts}>
      <ul className={styles.lines}>
        <Line icon={Send}>
          {messages.lines.sent}
          {format.space}
          <code dir="ltr">{address}</code>
        </Line>
        <Line icon={ShieldCheck}>{messages.lines.kept}</Line>
        <Line icon={CircleCheck}>{messages.lines.asked}</Line>
      </ul>
      <details className={styles.details}>
        <summary>{messages.more}</summary>
        <Facts {...messages.sent} />
        <Facts {...messages.kept} />
        <Facts {...messages.asked} />
        <p className={styles.further}>{messages.further}</p>
      </details>
    </div>
  );
}

interface LineProps {
  icon: LucideIcon;
  children: React.ReactNode;
}

function Line({ icon: Icon, children }: LineProps): React.ReactNode {
  return (
    <li>
      <Icon aria-hidden="true" size={18} />
      <span>{children}</span>
    </li>
  );
}

interface FactsProps {
  title: string;
  facts: readonly string[];
}

function Facts({ title, facts }: FactsProps): React.ReactNode {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
