import type { SessionAction, SessionTarget } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { fitBody, invalidRequest } from '../../http/parse-body.ts';
import { INSPECTED, OPERATIONS } from '../policy/action-names.ts';
import type { EngineAction } from './engine-answers.ts';
import type { Candidate, Refs } from './refs.ts';
import { textSelector } from './text-selector.ts';

/** Those that can be done by input of the browser itself. */
export const TRUSTED_OPERATIONS: ReadonlySet<string> = new Set([
  ...['click', 'double_click', 'hover', 'drag', 'check', 'uncheck'],
  ...['press', 'type', 'fill'],
]);

/** `data` is base64. */
const fileSchema = z.object({
  name: z.string().min(1).max(255),
  type: z.string().max(200).default('application/octet-stream'),
  data: z.base64(),
});

const uploadSchema = z.object({ params: z.object({ files: z.array(fileSchema).min(1).max(20) }) });

/** Finds the elements of a role and name in the page as it is. */
export type FindByRole = (role: string, name: string | undefined) => Promise<Candidate[]>;

/** Throws an `HttpError` for an unknown ref, and for a role and name that fit none or several. */
export async function toEngineAction(
  { action, target = {}, params = {}, trusted = false }: SessionAction,
  refs: Refs,
  findByRole: FindByRole,
): Promise<EngineAction> {
  const operation = Object.hasOwn(OPERATIONS, action) ? OPERATIONS[action] : undefined;
  if (trusted && !TRUSTED_OPERATIONS.has(operation ?? '')) throw neverTrusted();
  if (operation === undefined) throw unknownAction();
  const aimedAt = await toEngineTarget(target, refs, findByRole);
  const aimed = { action: operation, target: aimedAt, isTrusted: trusted };
  if (operation === 'upload') {
    const { files } = fitBody(uploadSchema, { params }).params;
    return { ...aimed, params: {}, files };
  }
  return { ...aimed, params: operation === 'drag' ? withId(params, refs) : params };
}

/** Where to drag it may be a ref too. */
function withId(params: EngineAction['params'], refs: Refs): EngineAction['params'] {
  const id = typeof params.to === 'string' ? refs.idOf(params.to) : undefined;
  return id === undefined ? params : { ...params, to: id };
}

export async function toEngineTarget(
  { elementId, ref = elementId, role, name, selector, text }: SessionTarget,
  refs: Refs,
  findByRole: FindByRole,
): Promise<EngineAction['target']> {
  const ways = [ref, role, selector, text].filter(way => way !== undefined);
  if (ways.length > 1 || (name !== undefined && role === undefined))
    throw invalidRequest([
      { path: 'target', message: 'Expected one of ref, role with name, selector, text' },
    ]);
  if (ref !== undefined) return { elementId: idOf(ref, refs) };
  if (role !== undefined) return ofRole(role, name, refs, findByRole);
  if (selector !== undefined) return { selector };
  return text === undefined ? {} : { description: text };
}

async function ofRole(
  role: string,
  name: string | undefined,
  refs: Refs,
  find: FindByRole,
): Promise<EngineAction['target']> {
  const selector = textSelector(role, name);
  return selector ? { selector } : { elementId: idOf(await theOnlyOne(role, name, find), refs) };
}

function idOf(ref: string, refs: Refs): string {
  const id = refs.idOf(ref);
  if (id !== undefined) return id;
  throw new HttpError(
    409,
    'stale_ref',
    'No snapshot of this session gave that ref. Take a snapshot, and use a ref of it.',
  );
}

async function theOnlyOne(role: string, name: string | undefined, find: FindByRole): Promise<string> {
  const found = await find(role, name);
  const [only, ...others] = found;
  if (only && others.length === 0) return only.ref;
  if (only)
    throw new HttpError(
      409,
      'ambiguous_target',
      `${found.length} elements have that role and name. Use the ref of one.`,
      { issues: candidateIssues(found) },
    );
  throw new HttpError(404, 'element_not_found', 'No element has that role and name. Take a snapshot first.');
}

const MAX_CANDIDATES = 10;

export function candidateIssues(candidates: readonly Candidate[]): { path: string; message: string }[] {
  return candidates
    .slice(0, MAX_CANDIDATES)
    .map(({ ref, role, name }) => ({ path: 'target.ref', message: `@${ref}: ${role} "${name}"` }));
}

function neverTrusted(): HttpError {
  const known = [...TRUSTED_OPERATIONS].join(', ');
  return invalidRequest([{ path: 'trusted', message: `Expected only with one of ${known}` }]);
}

function unknownAction(): HttpError {
  const known = [...Object.keys(OPERATIONS), ...INSPECTED].join(', ');
  return invalidRequest([
    {
      path: 'action',
      message: `Expected one of ${known}. Tabs, snapshots and screenshots have routes of their own`,
    },
  ]);
}
