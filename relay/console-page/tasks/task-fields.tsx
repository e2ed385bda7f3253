import { MOST_TASK_CREDITS } from '@assent/shared';
import type { ReactNode } from 'react';
import type { Issue } from '../requests/relay-requests.ts';
import { useMessages } from '../state/console-context.ts';
import { FormField } from './form-field.tsx';
import { type DraftFault, fieldOf, type TaskDraft } from './task-draft.ts';

type TaskFieldsProps = {
  draft: TaskDraft;
  change(changed: Partial<TaskDraft>): void;
  faults: readonly DraftFault[];
  /** Of the relay; those about none of the fields stand elsewhere. */
  issues: readonly Issue[];
  /** For the first step of this task. */
  leastCredits: number;
  isReadOnly: boolean;
};

/** The fields of a task as it is being written. */
export function TaskFields({
  draft,
  change,
  faults,
  issues,
  leastCredits,
  isReadOnly,
}: TaskFieldsProps): ReactNode {
  const { form: messages } = useMessages();
  const factsOf = (name: keyof TaskDraft, fault: string | undefined) =>
    ({ name, fault, issues: issues.filter(issue => fieldOf(issue) === name) }) as const;
  const textFacts = (name: 'prompt' | 'urls' | 'schema') => ({
    ...{ readOnly: isReadOnly, value: draft[name] },
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const faultText = (fault: DraftFault, text: string) => (faults.includes(fault) ? text : undefined);
  const credits = draft.maxCredits.trim() === '' ? undefined : Number(draft.maxCredits);
  const tooFew =
    credits !== undefined && credits < leastCredits ? messages.creditsTooFew(leastCredits) : undefined;
  return (
    <>
      <FormField
        {...factsOf('prompt', faultText('promptMissing', messages.promptMissing))}
        label={messages.prompt}
        hint={messages.promptHint}
      >
        {described => (
          <textarea rows={3} required maxLength={10_000} {...textFacts('prompt')} {...described} />
        )}
      </FormField>
      <FormField {...factsOf('urls', undefined)} label={messages.urls} hint={messages.urlsHint}>
        {described => <textarea rows={2} spellCheck={false} {...textFacts('urls')} {...described} />}
      </FormField>
      <FormField
        {...factsOf('schema', faultText('schemaInvalid', messages.schemaInvalid))}
        label={messages.schema}
        hint={messages.schemaHint}
      >
        {described => (
          <textarea rows={3} className="code" spellCheck={false} {...textFacts('schema')} {...described} />
        )}
      </FormField>
      <FormField
        {...factsOf(
          'maxCredits',
          faultText('creditsOutside', messages.creditsOutside(MOST_TASK_CREDITS)) ?? tooFew,
        )}
        className="short"
        label={messages.maxCredits}
        hint={messages.maxCreditsHint}
      >
        {described => (
          <input
            type="number"
            required
            readOnly={isReadOnly}
            value={draft.maxCredits}
            onChange={event => change({ maxCredits: event.target.value })}
            {...described}
          />
        )}
      </FormField>
    </>
  );
}
