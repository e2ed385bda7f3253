import type { ReactNode } from 'react';
import { IssueText } from '../parts/issue-text.tsx';
import type { Issue } from '../requests/relay-requests.ts';

type Described = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };

type FormFieldProps = {
  name: string;
  label: string;
  hint: string;
  /** Of our own; where there is one, the relay's words add nothing. */
  fault: string | undefined;
  issues: readonly Issue[];
  className?: string;
  /** The field itself. */
  children(described: Described): ReactNode;
};

/** A field with its hint, and what is wrong with it. */
export function FormField({
  name,
  label,
  hint,
  fault,
  issues,
  className,
  children,
}: FormFieldProps): ReactNode {
  const id = `${name}-field`;
  const hintId = `${name}-hint`;
  const faultId = `${name}-fault`;
  const isInvalid = fault !== undefined || issues.length > 0;
  return (
    <>
      <label htmlFor={id} className={className}>
        {label}
        {children({
          id,
          'aria-describedby': isInvalid ? `${faultId} ${hintId}` : hintId,
          'aria-invalid': isInvalid,
        })}
      </label>
      {isInvalid && (
        <small id={faultId} className="bad fault">
          {fault ?? issues.map(issue => <IssueText key={`${issue.path} ${issue.message}`} {...issue} />)}
        </small>
      )}
      <small id={hintId}>{hint}</small>
    </>
  );
}
