import { useId, useState } from 'react';
import { useMessages } from '../../components/language.ts';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useStored } from '../../components/use-stored.ts';
import { CAREFUL_SITES, type CarefulKind } from '../../sites/careful-sites.ts';
import { isBareSuffix, isWholeSuffix, withoutPattern, withPattern } from '../../sites/change-rule.ts';
import { formatPattern, parsePattern } from '../../sites/site-pattern.ts';
import {
  changeSiteRules,
  type PersonRule,
  readSiteRules,
  SITE_RULES,
  type SiteRule,
  watchSiteRules,
} from '../../sites/site-rules.ts';
import styles from './options.module.css';
import { PageToolSites } from './page-tool-sites.tsx';
import { Section } from './section.tsx';
import own from './sites.module.css';

export function SitesSection(): React.ReactNode {
  const { sites: messages } = useMessages().options;
  const rules = useStored(readSiteRules, watchSiteRules, []);
  const [isReset, setReset] = useState(false);
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
      <PageToolSites />
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
      <Select
        value={rule}
        choices={useRuleChoices()}
        aria-label={messages.ruleOf(site)}
        onChange={chosen => onChange({ pattern, rule: chosen })}
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

/** Adds a rule for a site that need not be open. Patterns for a whole country are refused. */
function AddRule({ onAdd }: { onAdd: (rule: PersonRule) => void }): React.ReactNode {
  const { sites: messages } = useMessages().options;
  const choiceId = useId();
  const [typed, setTyped] = useState('');
  const [rule, setRule] = useState<SiteRule>('read-only');
  const [problem, setProblem] = useState('');
  const add = (): void => {
    const pattern = parsePattern(typed);
    const isSite = pattern !== undefined && !isBareSuffix(pattern);
    const isForOneSite = isSite && !isWholeSuffix(pattern);
    setProblem(isSite ? (isForOneSite ? '' : messages.wholeSuffix) : messages.notASite);
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
      <Select id={choiceId} value={rule} choices={useRuleChoices()} onChange={chosen => setRule(chosen)} />
      <p role="status" className={own.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.secondary}>
        {messages.add}
      </button>
    </form>
  );
}

function useRuleChoices(): (readonly [SiteRule, string])[] {
  const { rules } = useMessages().sites;
  return SITE_RULES.map(rule => [rule, rules[rule]]);
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
