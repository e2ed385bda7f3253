import { useId, useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import { isWholeSuffix } from '../../../sites/change-rule.ts';
import { parsePattern } from '../../../sites/site-pattern.ts';
import { type SiteRule, siteRuleSchema } from '../../../sites/site-rule.ts';
import type { PersonRule } from '../../../sites/site-rules.ts';
import styles from '../options.module.css';
import { RuleChoice } from './rule-choice.tsx';
import type { SiteWords } from './site-words.ts';
import own from './sites.module.css';

interface AddRuleProps {
  words: SiteWords;
  onAdd: (rule: PersonRule) => void;
}

/** A rule for a site that need not be open. What would be for a whole country's sites is refused. */
export function AddRule({ words, onAdd }: AddRuleProps): React.ReactNode {
  const choiceId = useId();
  const [typed, setTyped] = useState('');
  const [rule, setRule] = useState<SiteRule>('read-only');
  const [problem, setProblem] = useState('');
  const add = (): void => {
    const pattern = parsePattern(typed);
    const isForOneSite = pattern !== undefined && !isWholeSuffix(pattern);
    setProblem(pattern ? (isForOneSite ? '' : words.wholeSuffix) : words.notASite);
    if (!isForOneSite) return;
    onAdd({ pattern, rule });
    setTyped('');
  };
  return (
    <form
      className={own.add}
      onSubmit={event => {
        event.preventDefault();
        add();
      }}
    >
      <TextField label={words.site} hint={words.siteHint} value={typed} onChange={setTyped} />
      <label htmlFor={choiceId}>{words.rule}</label>
      <RuleChoice
        id={choiceId}
        words={words}
        rule={rule}
        onChange={chosen => setRule(siteRuleSchema.parse(chosen))}
      />
      <p role="status" className={own.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.secondary}>
        {words.add}
      </button>
    </form>
  );
}
