import { useEffect, useState } from 'react';
import { withoutPattern, withPattern } from '../../../sites/change-rule.ts';
import { formatPattern } from '../../../sites/site-pattern.ts';
import { siteRuleSchema } from '../../../sites/site-rule.ts';
import type { PersonRule } from '../../../sites/site-rules.ts';
import { changeSiteRules, readSiteRules, watchSiteRules } from '../../../sites/stored-site-rules.ts';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { AddRule } from '../sites/add-rule.tsx';
import { CarefulList } from '../sites/careful-list.tsx';
import { RuleChoice } from '../sites/rule-choice.tsx';
import { type SiteWords, siteWords } from '../sites/site-words.ts';
import own from '../sites/sites.module.css';

/** What Assent may do on which site: the person's own rules, and those that are there from the start. */
export function SitesSection({ language }: SectionProps): React.ReactNode {
  const words = siteWords(language);
  const [rules, setRules] = useState<readonly PersonRule[]>([]);
  const [isReset, setReset] = useState(false);
  useEffect(() => {
    void readSiteRules().then(setRules);
    return watchSiteRules(setRules);
  }, []);
  const put = (rule: PersonRule): void => {
    setReset(false);
    void changeSiteRules(stored => withPattern(stored, rule));
  };
  const reset = (): void => void changeSiteRules(() => []).then(() => setReset(true));
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.hint}</p>
      {rules.length === 0 ? (
        <p className={styles.hint} role="status">
          {isReset ? words.resetDone : words.none}
        </p>
      ) : (
        <ul className={own.list} aria-label={words.list}>
          {rules.map(rule => (
            <RuleRow key={formatPattern(rule.pattern)} words={words} rule={rule} onChange={put} />
          ))}
        </ul>
      )}
      <AddRule words={words} onAdd={put} />
      <CarefulList words={words} />
      {rules.length > 0 && (
        <button type="button" className={styles.secondary} onClick={reset}>
          {words.reset}
        </button>
      )}
    </Section>
  );
}

interface RuleRowProps {
  words: SiteWords;
  rule: PersonRule;
  onChange: (rule: PersonRule) => void;
}

function RuleRow({ words, rule: { pattern, rule }, onChange }: RuleRowProps): React.ReactNode {
  const site = formatPattern(pattern);
  const remove = (): void => void changeSiteRules(stored => withoutPattern(stored, pattern));
  return (
    <li className={own.row}>
      <bdi>{site}</bdi>
      <RuleChoice
        words={words}
        rule={rule}
        label={words.ruleOf(site)}
        onChange={chosen => onChange({ pattern, rule: siteRuleSchema.parse(chosen) })}
      />
      <button type="button" className={styles.secondary} aria-label={words.removeSite(site)} onClick={remove}>
        {words.remove}
      </button>
    </li>
  );
}
