import { SITE_RULES, type SiteRule, siteRuleSchema } from '../sites/site-rules.ts';
import { useMessages } from './language.ts';

interface RuleChoiceProps extends Omit<React.ComponentProps<'select'>, 'onChange' | 'value'> {
  rule: SiteRule;
  onChange(rule: SiteRule): void;
}

export function RuleChoice({ rule, onChange, ...rest }: RuleChoiceProps): React.ReactNode {
  const { sites: messages } = useMessages();
  return (
    <select {...rest} value={rule} onChange={event => onChange(siteRuleSchema.parse(event.target.value))}>
      {SITE_RULES.map(each => (
        <option key={each} value={each}>
          {messages.rules[each]}
        </option>
      ))}
    </select>
  );
}
