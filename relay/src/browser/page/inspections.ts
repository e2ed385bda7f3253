import type { SessionOutcome } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { fitBody } from '../../http/parse-body.ts';
import type { INSPECTED } from '../policy/action-names.ts';
import type { Inspected, Wanted } from './engine-answers.ts';
import { refuseUnknown } from './refuse-unknown.ts';

/** What is asked of an element, and how its answer is told. */
export type Inspection = {
  /** Its parameters; none are usual. */
  takes?: readonly string[];
  wants?(params: Readonly<Record<string, unknown>>): Wanted;
  tell(found: Inspected): string | null;
  /** The answer where there is no such element. */
  ifNone?: string;
};

const attributeSchema = z.object({ params: z.object({ name: z.string().min(1).max(100) }) });

/** It looks at any number of elements. */
export const COUNTING = 'getCount';

/** The actions that only look at an element. */
const INSPECTIONS: Readonly<Record<Exclude<(typeof INSPECTED)[number], typeof COUNTING>, Inspection>> = {
  isVisible: { tell: ({ isVisible }) => String(isVisible), ifNone: 'false' },
  isEnabled: { tell: ({ isEnabled }) => String(isEnabled) },
  isChecked: { tell: ({ isChecked }) => String(isChecked ?? false) },
  getInputValue: { tell: ({ value }) => value },
  getInnerHTML: { wants: () => ({ html: true }), tell: ({ html }) => html ?? '' },
  getAttribute: {
    takes: ['name'],
    wants: params => ({ attribute: fitBody(attributeSchema, { params }).params.name }),
    tell({ attribute, isWithheld }) {
      if (!isWithheld) return attribute ?? null;
      throw new HttpError(
        403,
        'policy_refused',
        'This attribute may hold a value or a token, so it stays in the page. Ask for one such as href, title or aria-label.',
      );
    },
  },
};

export function inspectionOf(action: string): Inspection | undefined {
  return Object.entries(INSPECTIONS).find(([name]) => name === action)?.[1];
}

type Asked = {
  params: Readonly<Record<string, unknown>>;
  mayBeMissing: boolean;
  /** The messages, in the session's language. */
  words: { looked: string; cut: string };
};

/** Looks, and answers as an action does: `value` is what was asked for, and absent where there is none. */
export async function runInspection(
  { takes = [], wants, tell, ifNone }: Inspection,
  { params, mayBeMissing, words: { looked, cut } }: Asked,
  look: (wanted: Wanted) => Promise<Inspected>,
): Promise<SessionOutcome> {
  refuseUnknown(params, takes);
  const wanted = wants?.(params) ?? {};
  try {
    const found = await look(wanted);
    return outcomeOf(found.isCut ? `${looked} ${cut}` : looked, tell(found));
  } catch (thrown) {
    const isNone = thrown instanceof HttpError && thrown.code === 'element_not_found';
    if (ifNone === undefined || !isNone || !mayBeMissing) throw thrown;
    return outcomeOf(looked, ifNone);
  }
}

function outcomeOf(message: string, value: string | null): SessionOutcome {
  return { success: true, message, ...(value === null ? {} : { value }) };
}
