import { CircleCheck, type LucideIcon, Send, ShieldCheck } from 'lucide-react';
import styles from './consent.module.css';
import { useMessages } from './language.ts';

export function ConsentFacts({ address }: { address: string }): React.ReactNode {
  const { consent: messages } = useMessages();
  return (
    <div className={styles.facts}>
      <p>
        {messages.address} <code dir="ltr">{address}</code>
      </p>
      <Facts icon={Send} {...messages.sent} />
      <Facts icon={ShieldCheck} {...messages.kept} />
      <Facts icon={CircleCheck} {...messages.asked} />
      <p className={styles.further}>{messages.further}</p>
    </div>
  );
}

interface FactsProps {
  icon: LucideIcon;
  title: string;
  facts: readonly string[];
}

function Facts({ icon: Icon, title, facts }: FactsProps): React.ReactNode {
  return (
    <section className={styles.group}>
      <h3>
        <Icon aria-hidden="true" size={18} />
        {title}
      </h3>
      <ul>
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
