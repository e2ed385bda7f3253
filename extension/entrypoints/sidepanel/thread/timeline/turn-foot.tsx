import type { Usage } from '@assent/shared';
import type { Entry, PersonEntry } from '../../conversation/conversation.ts';
import { useLanguage, usePanel, useTurn, useWords } from '../../panel/panel-context.ts';
import { CopyButton } from '../copy-button.tsx';
import { isComing } from '../is-coming.ts';
import { countActions } from './count-actions.ts';
import { IconButton } from './icon-button.tsx';
import styles from './timeline.module.css';

interface TurnFootProps {
  message: PersonEntry | undefined;
  steps: readonly Entry[];
  isReplaced: boolean;
}

/** What can be done with a turn that has come to its end, what it took, and what a stop left undone. */
export function TurnFoot({ message, steps, isReplaced }: TurnFootProps): React.ReactNode {
  const { thread: words } = useWords();
  const turn = useTurn();
  const busy = usePanel(({ activity }) => activity.status === 'busy');
  const answers = steps.filter(step => step.kind === 'answer');
  const answer = answers.findLast(({ text }) => text !== '');
  const usage = turnUsage(steps);
  if (!message || answers.length === 0 || answers.some(isComing)) return null;
  return (
    <>
      <StopUpdates steps={steps} />
      <div className={styles.foot}>
        {answer && <CopyButton label={words.copyAnswer} text={answer.text} />}
        {!isReplaced && (
          <IconButton
            label={words.askAgain}
            icon="again"
            disabled={busy}
            press={() => turn.sendAgain(message.id, message.text)}
          />
        )}
        {usage && <UsageLine usage={usage} />}
      </div>
    </>
  );
}

/** After Stop: what of the proposed actions was done, and what was not. */
function StopUpdates({ steps }: { steps: readonly Entry[] }): React.ReactNode {
  const { thread: words } = useWords();
  const calls = steps.filter(step => step.kind === 'call');
  const last = steps.at(-1);
  const isStopped =
    (last?.kind === 'answer' && last.state.status === 'stopped') ||
    (last?.kind === 'call' && last.state.status === 'void' && last.state.reason === 'stopped');
  if (!isStopped || calls.length === 0) return null;
  const { done, undone, ...other } = countActions(calls);
  const left = other['not-run'] + other.waiting + other.running;
  return (
    <p className={styles.quiet}>{words.stopUpdates(done + undone, left, other.unknown + other.failed)}</p>
  );
}

/** What a turn took in all, where the backend says so; the cost only where it names one for every answer, in one currency. */
export function turnUsage(entries: readonly Entry[]): Usage | undefined {
  const used = entries.flatMap(entry => (entry.kind === 'answer' && entry.usage ? [entry.usage] : []));
  const [first, ...others] = used;
  return first && others.reduce(add, first);
}

function add(one: Usage, other: Usage): Usage {
  const isSameCurrency = one.cost && one.cost.currency === other.cost?.currency;
  const amount = (one.cost?.amount ?? 0) + (other.cost?.amount ?? 0);
  return {
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    cache_read_input_tokens: one.cache_read_input_tokens + other.cache_read_input_tokens,
    cost: isSameCurrency && one.cost ? { ...one.cost, amount } : undefined,
  };
}

/** What a turn took, as the backend counts it. Whoever points at it gets the exact numbers. */
function UsageLine({ usage }: { usage: Usage }): React.ReactNode {
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
