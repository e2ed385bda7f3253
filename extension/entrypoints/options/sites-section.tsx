import { useEffect, useId, useState } from 'react';
import { useMessages } from '../../components/language.ts';
import { TextField } from '../../components/text-field.tsx';
import { CAREFUL_SITES, type CarefulKind } from '../../sites/careful-sites.ts';
import { isWholeSuffix, withoutPattern, withPattern } from '../../sites/change-rule.ts';
import { formatPattern, parsePattern } from '../../sites/site-pattern.ts';
import type { PersonRule } from '../../sites/site-rules.ts';
import {
  changeSiteRules,
  readSiteRules,
  SITE_RULES,
  type SiteRule,
  siteRuleSchema,
  watchSiteRules,
} from '../../sites/site-rules.ts';
import styles from './options.module.css';
import { Section } from './section.tsx';
import own from './sites.module.css';

export function SitesSection(): React.ReactNode {
  const { sites: messages } = useMessages().options;
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
    <Section title={messages.title}>
      <p className={styles.hint}>{messages.hint}</p>
      {rules.length === 0 ? (
        <p className={styles.hint} role="status">
          {isReset ? messages.resetDone : messages.none}
        </p>
      ) : (
        <ul className={own.list} aria-label={messages.list}>
          {rules.map(rule => (
            <RuleRow key={formatPattern(rule.pattern)} rule={rule} onChange={put} />
          ))}
        </ul>
      )}
      <AddRule onAdd={put} />
      <CarefulList />
      {rules.length > 0 && (
        <button type="button" className={styles.secondary} onClick={reset}>
          {messages.reset}
        </button>
      )}
    </Section>
  );
}

interface RuleRowProps {
  rule: PersonRule;
  onChange: (rule: PersonRule) => void;
}

function RuleRow({ rule: { pattern, rule }, onChange }: RuleRowProps): React.ReactNode {
  const { sites: messages } = useMessages().options;
  const site = formatPattern(pattern);
  const remove = (): void => void changeSiteRules(stored => withoutPattern(stored, pattern));
  return (
    <li className={own.row}>
      <bdi>{site}</bdi>
      <RuleChoice
        rule={rule}
        label={messages.ruleOf(site)}
        onChange={chosen => onChange({ pattern, rule: siteRuleSchema.parse(chosen) })}
      />
      <button
        type="button"
        className={styles.secondary}
        aria-label={messages.removeSite(site)}
        onClick={remove}
      >
        {messages.remove}
      </button>
    </li>
  );
}

interface AddRuleProps {
  onAdd: (rule: PersonRule) => void;
}

/** Adds a rule for a site that need not be open. Patterns for a whole country are refused. */
function AddRule({ onAdd }: AddRuleProps): React.ReactNode {
  const { sites: messages } = useMessages().options;
  const choiceId = useId();
  const [typed, setTyped] = useState('');
  const [rule, setRule] = useState<SiteRule>('read-only');
  const [problem, setProblem] = useState('');
  const add = (): void => {
    const pattern = parsePattern(typed);
    const isForOneSite = pattern !== undefined && !isWholeSuffix(pattern);
    setProblem(pattern ? (isForOneSite ? '' : messages.wholeSuffix) : messages.notASite);
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
      <TextField label={messages.site} hint={messages.siteHint} value={typed} onChange={setTyped} />
      <label htmlFor={choiceId}>{messages.rule}</label>
      <RuleChoice id={choiceId} rule={rule} onChange={chosen => setRule(siteRuleSchema.parse(chosen))} />
      <p role="status" className={own.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.secondary}>
        {messages.add}
      </button>
    </form>
  );
}

interface RuleChoiceProps {
  rule: SiteRule;
  id?: string;
  label?: string;
  onChange: (rule: string) => void;
}

function RuleChoice({ rule, id, label, onChange }: RuleChoiceProps): React.ReactNode {
  const { sites: messages } = useMessages();
  return (
    <select id={id} aria-label={label} value={rule} onChange={event => onChange(event.target.value)}>
      {SITE_RULES.map(each => (
        <option key={each} value={each}>
          {messages.rules[each]}
        </option>
      ))}
    </select>
  );
}

const KINDS: readonly CarefulKind[] = ['bank', 'mail', 'passwords'];

function CarefulList(): React.ReactNode {
  const { sites: messages } = useMessages().options;
  const count = KINDS.reduce((sum, kind) => sum + CAREFUL_SITES[kind].length, 0);
  return (
    <details className={own.careful}>
      <summary>{messages.careful(count)}</summary>
      <p>{messages.carefulHint}</p>
      {KINDS.map(kind => (
        <div key={kind}>
          <h3>{messages.kinds[kind]}</h3>
          <p dir="ltr">{CAREFUL_SITES[kind].join(', ')}</p>
        </div>
      ))}
    </details>
  );
}
