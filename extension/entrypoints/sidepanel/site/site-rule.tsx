import { useId } from 'react';
import { useStore } from 'zustand/react';
import { formatPattern } from '../../../sites/site-pattern.ts';
import { type SiteRule as Rule, SITE_RULES, siteRuleSchema } from '../../../sites/site-rule.ts';
import { type Ruling, rulingFor } from '../../../sites/site-rules.ts';
import { useOpenPanel, usePanel, useWords } from '../panel/panel-context.ts';
import type { Words } from '../words/words-for.ts';
import styles from './site.module.css';

/** What Assent may do on the site in front, and a way to change it in two presses. */
export function SiteRule(): React.ReactNode {
  const { sites: words } = useWords();
  const { sites } = useOpenPanel();
  const whyId = useId();
  const url = usePanel(({ pageContext }) => pageContext.front?.url);
  const rules = useStore(sites.rules);
  const host = webHost(url);
  if (url === undefined || host === undefined) return null;
  const ruling = rulingFor(rules, url);
  const why = whyOf(ruling, words);
  const set = (chosen: string): void => void sites.setRule(url, siteRuleSchema.parse(chosen));
  return (
    <div className={styles.rule} data-rule={ruling.rule}>
      <select
        aria-label={words.ruleFor(host)}
        aria-describedby={why && whyId}
        value={ruling.rule}
        onChange={event => set(event.target.value)}
      >
        {SITE_RULES.map(rule => (
          <option key={rule} value={rule}>
            {words.rules[rule]}
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

/** Where nothing is set there is nothing to explain. */
function whyOf(ruling: Ruling, words: Words['sites']): string | undefined {
  switch (ruling.source) {
    case 'none':
      return undefined;
    case 'careful':
      return words.careful[ruling.kind];
    case 'person':
      return explain(ruling.rule, formatPattern(ruling.pattern), words);
  }
}

function explain(rule: Rule, pattern: string, words: Words['sites']): string | undefined {
  return rule === 'ask' ? undefined : words.setFor[rule](pattern);
}

function webHost(url: string | undefined): string | undefined {
  if (url === undefined || !/^https?:/u.test(url)) return undefined;
  return new URL(url).host;
}
