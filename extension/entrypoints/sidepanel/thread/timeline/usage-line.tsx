import type { Usage } from '@assent/shared';
import { useLanguage, useWords } from '../../panel-context.ts';
import styles from './timeline.module.css';

/** What a turn took, as the backend counts it. Whoever points at it gets the exact numbers. */
export function UsageLine({ usage }: { usage: Usage }): React.ReactNode {
  const { thread: words } = useWords();
  const language = useLanguage();
  const describe = (format: (count: number) => string): string =>
    [
      words.tokensIn(format(usage.input_tokens)),
      ...(usage.cache_read_input_tokens > 0
        ? [words.tokensCached(format(usage.cache_read_input_tokens))]
        : []),
      words.tokensOut(format(usage.output_tokens)),
      ...(usage.cost ? [formatCost(usage.cost, language)] : []),
    ].join(' · ');
  const exact = new Intl.NumberFormat(language);
  const rough = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 });
  return (
    <span className={styles.usage} title={describe(count => exact.format(count))}>
      {describe(count => (count < 10_000 ? exact : rough).format(count))}
    </span>
  );
}

/** A turn often costs less than a cent. */
function formatCost({ amount, currency }: NonNullable<Usage['cost']>, language: string): string {
  const style = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumSignificantDigits: 3,
  } as const;
  return new Intl.NumberFormat(language, style).format(amount);
}
