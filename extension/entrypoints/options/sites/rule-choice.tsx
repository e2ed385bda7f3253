import { SITE_RULES, type SiteRule } from '../../../sites/site-rule.ts';
import type { SiteWords } from './site-words.ts';

interface RuleChoiceProps {
  words: SiteWords;
  rule: SiteRule;
  /** For its label, or the label itself. */
  id?: string;
  label?: string;
  onChange: (rule: string) => void;
}

export function RuleChoice({ words, rule, id, label, onChange }: RuleChoiceProps): React.ReactNode {
  return (
    <select id={id} aria-label={label} value={rule} onChange={event => onChange(event.target.value)}>
      {SITE_RULES.map(each => (
        <option key={each} value={each}>
          {words.rules[each]}
        </option>
      ))}
    </select>
  );
}
