import type { Language } from '@assent/shared';
import { changeTexts } from '../messages/change-texts.ts';
import { message } from '../messages/message.ts';
import { kindWord } from '../page/descriptions/description-words.ts';
import { deepestFocus } from '../page/dom/active-elements.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { linkOf } from '../page/dom/destination.ts';
import { isFrame } from '../page/dom/element-types.ts';
import { PageError, toFailure } from '../page/page-error.ts';
import { readFacts } from '../page/reading/read-facts.ts';
import { readSelection, selectedRange } from '../page/reading/read-selection.ts';
import { resolveElement } from '../page/search/resolve-target.ts';
import { isSecret } from '../page/secrets/secrets.ts';
import { watchSecrets } from '../page/secrets/typed-secrets.ts';
import { noticeBackgroundMutations } from '../page/timing/background-mutations.ts';
import { bindTarget, driftFrom } from './bind-target.ts';
import type { PreparedAction } from './contract/action.ts';
import type { BoundTarget, PreparedHandler } from './contract/operation.ts';
import type { Binding, Preview } from './contract/preview.ts';
import { prepareHandler } from './handlers.ts';
import { isNowhere } from './pressing/allowed-address.ts';
import { describeSubmission } from './pressing/describe-submission.ts';

type Facts = Extract<Preview, { status: 'bound' }>['facts'];

interface Asked {
  /** For an open card: nothing is remembered for an approval. */
  isRevalidation?: boolean | undefined;
  /** What the card binds, or bound before. */
  shown?: Binding | undefined;
}

/** Previews an action in this document. The seam where a PageError becomes a failed preview. */
export function previewAction(action: PreparedAction, language: Language, asked: Asked = {}): Preview {
  try {
    return preview(action, language, asked);
  } catch (thrown) {
    const { type, message } = toFailure(thrown);
    const secrets = watchSecrets();
    secrets.stop();
    return { status: 'failed', failure: { type, message: changeTexts(message, secrets.mask) } };
  }
}

function preview(
  action: PreparedAction,
  language: Language,
  { isRevalidation = false, shown }: Asked,
): Preview {
  const handler = prepareHandler(action);
  const target = resolve(action, handler, language);
  if (!target) return { status: 'elsewhere' };
  if (target.kind === 'element' && !isRevalidation) noticeBackgroundMutations(target.element);
  const { submitter, ...read } = handler.preview(target);
  const { turns: _turns, ...details } = read;
  const sends = submitter && describeSubmission(submitter);
  const facts = factsOf(target, language);
  const drift = shown && driftFrom(shown, target, read);
  return {
    status: 'bound',
    binding: bindTarget(target, { details: read, facts, isRevalidation }, handler),
    ...(facts ? { facts } : {}),
    effect: action.effect,
    ...details,
    ...(sends ? { sends } : {}),
    ...(drift ? { drift } : {}),
    ...(target.kind === 'element' && isSecret(target.element) ? { isSecret: true } : {}),
  };
}

/** Undefined when another frame may have the target. */
function resolve(
  action: PreparedAction,
  handler: PreparedHandler,
  language: Language,
): BoundTarget | undefined {
  const isNamed = Object.values(action.target).some(Boolean);
  if (!isNamed) return resolveEmpty(action);
  const element = resolveElement(action.target, language);
  if (!element) return undefined;
  return { kind: 'element', element: handler.aim(element) };
}

function resolveEmpty({ name, emptyTarget }: PreparedAction): BoundTarget | undefined {
  const isTop = window === window.top;
  if (emptyTarget === 'none') throw new PageError('InvalidArgument', message('target.missing', { name }));
  if (emptyTarget === 'focus or page' && isTop) return focusOrPage();
  const range = emptyTarget.startsWith('selection') ? selectedRange() : undefined;
  if (range) return { kind: 'selection', range };
  if (emptyTarget !== 'selection') return isTop ? { kind: 'page', document } : undefined;
  if (isTop) throw new PageError('ElementNotFound', message('target.noSelection'));
  return undefined;
}

function focusOrPage(): BoundTarget {
  const element = deepestFocus();
  if (element && isFrame(element)) throw new PageError('InvalidArgument', message('target.focusInFrame'));
  return element ? { kind: 'element', element } : { kind: 'page', document };
}

function factsOf(target: BoundTarget, language: Language): Facts {
  if (target.kind === 'element') return elementFacts(target.element, language);
  if (target.kind === 'page') return undefined;
  return {
    kind: kindWord('text', language),
    name: cleanText(readSelection().text),
    origin: location.origin,
    inFrame: window !== window.parent,
  };
}

/** Only listeners act on a link to nowhere, so it counts as none. */
function elementFacts(element: Element, language: Language): Facts {
  const facts = readFacts(element, language);
  const link = linkOf(element);
  return link && isNowhere(link) ? { ...facts, link: undefined } : facts;
}
