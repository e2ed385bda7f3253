import { useId } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { Select } from '../../../components/select.tsx';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { formatPattern } from '../../../sites/site-pattern.ts';
import { type Ruling, rulingFor, SITE_RULES } from '../../../sites/site-rules.ts';
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
  return (
    <div className={styles.rule} data-rule={ruling.rule}>
      <Select
        value={ruling.rule}
        choices={SITE_RULES.map(rule => [rule, messages.rules[rule]])}
        aria-label={messages.ruleFor(host)}
        aria-describedby={why && whyId}
        onChange={chosen => void sites.setRule(url, chosen)}
      />
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
      return ruling.rule === 'ask' ? undefined : messages.setFor[ruling.rule](formatPattern(ruling.pattern));
  }
}

function webHost(url: string | undefined): string | undefined {
  if (url === undefined || !/^https?:/u.test(url)) return undefined;
  return new URL(url).host;
}
