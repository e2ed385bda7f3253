import type { Usage } from '@assent/shared';
import { useMessages } from '../../../../components/language.ts';
import type { Format } from '../../../../messages/formatting/format.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import type { Entry, PersonEntry } from '../../conversation/conversation.ts';
import { usePanel, useTurn } from '../../panel/panel-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { countActions } from './count-actions.ts';
import { isComing } from './thread-entry.tsx';
import styles from './timeline.module.css';

interface TurnFootProps {
  message: PersonEntry | undefined;
  steps: readonly Entry[];
  isReplaced: boolean;
}

/** The actions for a finished turn, its usage, and what Stop left undone. */
export function TurnFoot({ message, steps, isReplaced }: TurnFootProps): React.ReactNode {
  const { thread: messages } = useMessages();
  const turn = useTurn();
  const busy = usePanel(({ activity }) => activity.status === 'busy');
  const answers = steps.filter(step => step.kind === 'answer');
  const answer = answers.findLast(({ text }) => text !== '');
  const usage = turnUsage(steps);
  const total = useTotal(message);
  if (!message || answers.length === 0 || answers.some(isComing)) return null;
  return (
    <>
      <StopUpdates steps={steps} />
      <div className={styles.foot}>
        {answer && <CopyButton label={messages.copyAnswer} text={answer.text} />}
        {!isReplaced && (
          <IconButton
            label={messages.askAgain}
            icon="again"
            disabled={busy}
            press={() => turn.sendAgain(message.id, message.text)}
          />
        )}
        {usage && <UsageLine usage={usage} total={total} />}
      </div>
    </>
  );
}

/** Of the whole conversation; below its newest turn alone, once there are several. */
function useTotal(message: PersonEntry | undefined): Usage | undefined {
  const entries = usePanel(state => state.conversation.entries);
  const asked = entries.filter(entry => entry.kind === 'person');
  return asked.length > 1 && asked.at(-1)?.id === message?.id ? turnUsage(entries) : undefined;
}

/** After Stop: which of the proposed actions ran, and which did not. */
function StopUpdates({ steps }: { steps: readonly Entry[] }): React.ReactNode {
  const { thread: messages } = useMessages();
  const calls = steps.filter(step => step.kind === 'call');
  const last = steps.at(-1);
  const isStopped =
    (last?.kind === 'answer' && last.state.status === 'stopped') ||
    (last?.kind === 'call' && last.state.status === 'void' && last.state.reason === 'stopped');
  if (!isStopped || calls.length === 0) return null;
  const { done, undone, ...other } = countActions(calls);
  const left = other['not-run'] + other.waiting + other.running;
  return (
    <p className={styles.quiet}>{messages.afterStop(done + undone, left, other.unknown + other.failed)}</p>
  );
}

/** The usage of a turn, if the backend reports it; the cost only if every answer has one, in one currency. */
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

/** The usage as the backend counts it, with exact numbers in the tooltip. */
function UsageLine({ usage, total }: { usage: Usage; total: Usage | undefined }): React.ReactNode {
  const { thread: messages, format } = useMessages();
  const rough = { notation: 'compact', maximumSignificantDigits: 3 } as const;
  const roughly = (count: number): string => format.number(count, count < 10_000 ? {} : rough);
  const exact = describeUsage(usage, { messages, format, written: format.number });
  const exactTotal = total && describeUsage(total, { messages, format, written: format.number });
  return (
    <span
      className={styles.usage}
      title={exactTotal === undefined ? exact : `${exact}\n${messages.inAll(exactTotal)}`}
    >
      {describeUsage(usage, { messages, format, written: roughly })}
      {total?.cost && ` · ${messages.inAll(formatCost(total.cost, format))}`}
    </span>
  );
}

interface UsageWords {
  messages: PersonMessages['thread'];
  format: Format;
  written(count: number): string;
}

function describeUsage(usage: Usage, { messages, format, written }: UsageWords): string {
  return [
    messages.tokensIn(written(usage.input_tokens)),
    ...(usage.cache_read_input_tokens > 0
      ? [messages.tokensCached(written(usage.cache_read_input_tokens))]
      : []),
    messages.tokensOut(written(usage.output_tokens)),
    ...(usage.cost ? [formatCost(usage.cost, format)] : []),
  ].join(' · ');
}

/** A turn often costs less than a cent. */
function formatCost({ amount, currency }: NonNullable<Usage['cost']>, format: Format): string {
  return format.number(amount, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumSignificantDigits: 3,
  });
}
