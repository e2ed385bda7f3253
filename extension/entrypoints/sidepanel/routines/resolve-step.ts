import type { RoutineStep, RoutineTarget } from '@assent/shared';
import type { Action } from '../../../operations/contract/action.ts';
import type { ElementFacts } from '../../../page/element-facts.ts';
import { isRecord } from '../../../tools/parse-json.ts';
import { askPage } from '../ports/ask-again.ts';
import type { PageAccess } from '../ports/page-access.ts';
import type { Ports } from '../ports/ports.ts';
import { fillIn, fillInAll, type Values } from './placeholders.ts';
import { roleOf } from './roles.ts';

export type PagePorts = Pick<Ports, 'page' | 'clock' | 'settings'>;

/** The page in front. `sharedTabs`: those of the conversation. */
export interface Place {
  tabId: number;
  documentId: string;
  sharedTabs: number[];
}

/** Why a step cannot run on the page in front. `now`: what the only element of that role and name stands near. */
export type Obstacle =
  | { kind: 'missing'; name: string }
  | { kind: 'elsewhere'; name: string; near: string; now: string }
  | { kind: 'ambiguous'; name: string; count: number }
  /** Its name or its value has a parameter without a value. */
  | { kind: 'no-value'; name: string };

export type Resolved = { kind: 'found'; action: Action } | Obstacle;

/** Finds the element of a step on the page: exactly one of its role, its name and what it stands near. */
export async function resolveStep(
  ports: PagePorts,
  place: Place,
  step: RoutineStep,
  values: Values,
): Promise<Resolved> {
  const params = fillInAll(step.params, values);
  if (!isRecord(params)) return { kind: 'no-value', name: step.target?.name ?? '' };
  if (!step.target) return { kind: 'found', action: { action: step.operation, target: {}, params } };
  const found = await resolveTarget(ports, place, step.target, values);
  if (found.kind !== 'found') return found;
  const target = { elementId: found.elementId };
  return { kind: 'found', action: { action: step.operation, target, params } };
}

/** The same for the element alone. */
export async function resolveTarget(
  ports: PagePorts,
  place: Place,
  target: RoutineTarget,
  values: Values,
): Promise<{ kind: 'found'; elementId: string } | Obstacle> {
  const wanted = filledTarget(target, values);
  if (!wanted) return { kind: 'no-value', name: target.name };
  const { name, near } = wanted;
  const found = await candidates(ports, place, wanted);
  if (!found) return { kind: 'ambiguous', name, count: MOST_CANDIDATES };
  const alike = found.filter(({ facts }) => isAlike(facts, wanted));
  const fitting = near === undefined ? alike : alike.filter(({ facts }) => facts.near === near);
  const [only, ...others] = fitting;
  if (only && others.length === 0) return { kind: 'found', elementId: only.elementId };
  if (only) return { kind: 'ambiguous', name, count: fitting.length };
  const [first, ...more] = alike;
  if (!first) return { kind: 'missing', name };
  if (more.length > 0) return { kind: 'ambiguous', name, count: alike.length };
  return { kind: 'elsewhere', name, near: near ?? '', now: first.facts.near ?? '' };
}

function filledTarget({ name, near, ...rest }: RoutineTarget, values: Values): RoutineTarget | undefined {
  const filled = { name: fillIn(name, values), near: near === undefined ? '' : fillIn(near, values) };
  if (filled.name === undefined || filled.near === undefined) return undefined;
  return { ...rest, name: filled.name, ...(near !== undefined && { near: filled.near }) };
}

function isAlike(facts: ElementFacts, { role, name, frame }: RoutineTarget): boolean {
  const isThere = frame === undefined ? !facts.inFrame : facts.inFrame && facts.origin === frame;
  return isThere && facts.name === name && roleOf(facts.kind) === role;
}

interface Candidate {
  elementId: string;
  facts: ElementFacts;
}

/** What the page finds for the name, with what a card would say of each. Undefined when there is more than can be looked at. */
async function candidates(
  ports: PagePorts,
  place: Place,
  { name }: RoutineTarget,
): Promise<Candidate[] | undefined> {
  const ids = await searchAll(ports, place, name);
  if (!ids) return undefined;
  const described = ids.map(async elementId => {
    const facts = await askPage(ports, (page, language) => factsOf(page, place, elementId, language));
    return facts ? [{ elementId, facts }] : [];
  });
  return (await Promise.all(described)).flat();
}

/** Hundreds of elements that match a name are beyond what a person could check. */
const MOST_CANDIDATES = 300;
const MOST_QUESTIONS = 40;

/** To the end: what was not looked at may hold another of the same name. */
async function searchAll(ports: PagePorts, place: Place, keyword: string): Promise<string[] | undefined> {
  const ids = new Set<string>();
  let [from, offset] = [0, 0];
  for (let asked = 0; asked < MOST_QUESTIONS && ids.size <= MOST_CANDIDATES; asked += 1) {
    const query = { keyword, elementType: 'all', from, offset } as const;
    const found = await askPage(ports, (page, language) => page.findMore(place, query, language));
    for (const { id } of found.elements) ids.add(id);
    offset += found.elements.length;
    if (offset < found.total && found.elements.length > 0) continue;
    if (found.nextFrom === undefined) return [...ids];
    [from, offset] = [found.nextFrom, 0];
  }
  return undefined;
}

/** By way of an operation that takes any element as it is. */
async function factsOf(
  page: PageAccess,
  { tabId, sharedTabs }: Place,
  elementId: string,
  language: Parameters<PageAccess['preview']>[2],
): Promise<ElementFacts | undefined> {
  const look = { action: 'scroll', target: { elementId }, params: {} };
  const { preview } = await page.preview({ tabId, sharedTabs }, look, language);
  return preview.status === 'bound' ? preview.facts : undefined;
}
