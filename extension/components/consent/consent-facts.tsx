import type { Language } from '@assent/shared';
import { CircleCheck, type LucideIcon, Send, ShieldCheck } from 'lucide-react';
import styles from './consent.module.css';
import { consentWords } from './consent-words.ts';

/** All of what is sent where, and what never is. */
export function ConsentFacts({
  language,
  address,
}: {
  language: Language;
  address: string;
}): React.ReactNode {
  const words = consentWords(language);
  return (
    <div className={styles.facts}>
      <p>
        {words.address} <code dir="ltr">{address}</code>
      </p>
      <Facts icon={Send} {...words.sent} />
      <Facts icon={ShieldCheck} {...words.kept} />
      <Facts icon={CircleCheck} {...words.asked} />
      <p className={styles.further}>{words.further}</p>
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
