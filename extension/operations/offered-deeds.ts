import type { Language } from '@assent/shared';
import { PageError } from '../page/page-error.ts';
import type { PreparedAction } from './action.ts';
import type { BoundTarget, Deed, PreviewDetails, Provided, Unsure } from './operation.ts';
import type { Outcome } from './outcome.ts';
import type { WayBack } from './undo/way-back.ts';

/** A deed together with the parameters it was asked for with. */
export interface PreparedDeed {
  aim(element: Element): Element;
  preview(target: BoundTarget, language: Language): PreviewDetails;
  binds(target: BoundTarget, language: Language): unknown;
  remember(target: BoundTarget, language: Language): WayBack | undefined;
  run(target: BoundTarget, language: Language, provided: Provided): Promise<Outcome | Unsure>;
}

/** The deeds whose scripts are in this document, by the names of their operations. */
const offered = new Map<string, Deed<unknown>>();

export function offerDeed<Params>(name: string, deed: Deed<Params>): void {
  offered.set(name, deed);
}

/** The background brings the deed's script in before it asks for the deed. */
export function prepareDeed({ name, params }: PreparedAction): PreparedDeed {
  const deed = offered.get(name);
  if (!deed) throw new PageError('InternalError', `The script that can ${name} is not in this page.`);
  return {
    aim: element => deed.aim?.(element) ?? element,
    preview: (target, language) => deed.preview(target, params, language),
    binds: (target, language) => deed.binds?.(target, params, language),
    remember: (target, language) => deed.remember?.(target, params, language),
    run: (target, language, provided) => deed.run(target, params, language, provided),
  };
}
