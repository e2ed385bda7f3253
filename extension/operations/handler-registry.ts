import type { Language } from '@assent/shared';
import { PageError } from '../page/page-error.ts';
import type { PreparedAction } from './action.ts';
import type { BoundTarget, Handler, PreviewDetails, Provided, ProvisionalOutcome } from './operation.ts';
import type { Outcome } from './outcome.ts';
import type { UndoEntry } from './undo/undo-entry.ts';

/** A deed together with the parameters it was asked for with. */
export interface PreparedHandler {
  aim(element: Element): Element;
  preview(target: BoundTarget, language: Language): PreviewDetails;
  binds(target: BoundTarget, language: Language): unknown;
  remember(target: BoundTarget, language: Language): UndoEntry | undefined;
  run(target: BoundTarget, language: Language, provided: Provided): Promise<Outcome | ProvisionalOutcome>;
}

/** The deeds whose scripts are in this document, by the names of their operations. */
const offered = new Map<string, Handler<unknown>>();

export function registerHandler<Params>(name: string, handler: Handler<Params>): void {
  offered.set(name, handler);
}

/** The background brings the deed's script in before it asks for the deed. */
export function prepareHandler({ name, params }: PreparedAction): PreparedHandler {
  const handler = offered.get(name);
  if (!handler) throw new PageError('InternalError', `The script that can ${name} is not in this page.`);
  return {
    aim: element => handler.aim?.(element) ?? element,
    preview: (target, language) => handler.preview(target, params, language),
    binds: (target, language) => handler.binds?.(target, params, language),
    remember: (target, language) => handler.remember?.(target, params, language),
    run: (target, language, provided) => handler.run(target, params, language, provided),
  };
}
