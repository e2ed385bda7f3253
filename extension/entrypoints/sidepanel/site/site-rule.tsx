import { useId } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { formatPattern } from '../../../sites/site-pattern.ts';
import {
  type SiteRule as Rule,
  type Ruling,
  rulingFor,
  SITE_RULES,
  siteRuleSchema,
} from '../../../sites/site-rules.ts';
import { useOpenPanel, usePanel } from '../panel/panel-context.tsx';
import styles from './site.module.css';

/** The rule of the site in front, changed in two clicks. */
export function SiteRule(): React.ReactNode {
  const { sites: messages } = useMessages();
  const { sites } = useOpenPanel();
  const whyId = useId();
  const url = usePanel(({ pageContext }) => pageContext.front?.url);
  const rules = useStore(sites.rules);
  const host = webHost(url);
  if (url === undefined || host === undefined) return null;
  const ruling = rulingFor(rules, url);
  const why = whyOf(ruling, messages);
  const set = (chosen: string): void => void sites.setRule(url, siteRuleSchema.parse(chosen));
  return (
    <div className={styles.rule} data-rule={ruling.rule}>
      <select
        aria-label={messages.ruleFor(host)}
        aria-describedby={why && whyId}
        value={ruling.rule}
        onChange={event => set(event.target.value)}
      >
        {SITE_RULES.map(rule => (
          <option key={rule} value={rule}>
            {messages.rules[rule]}
          </option>
        ))}
      </select>
      {why && (
        <small id={whyId} className={styles.why}>
          {why}
        </small>
      )}
    </div>
  );
}

/** The default needs no explanation. */
function whyOf(ruling: Ruling, messages: PersonMessages['sites']): string | undefined {
  switch (ruling.source) {
    case 'none':
      return undefined;
    case 'careful':
      return messages.careful[ruling.kind];
    case 'person':
      return explain(ruling.rule, formatPattern(ruling.pattern), messages);
  }
}

function explain(rule: Rule, pattern: string, messages: PersonMessages['sites']): string | undefined {
  return rule === 'ask' ? undefined : messages.setFor[rule](pattern);
}

function webHost(url: string | undefined): string | undefined {
  if (url === undefined || !/^https?:/u.test(url)) return undefined;
  return new URL(url).host;
}
