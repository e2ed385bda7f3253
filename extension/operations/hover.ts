import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { hitTest } from '../page/finding/hit-point.ts';
import { shortName } from '../page/naming/short-name.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { hoverOver, opensByCssHover } from '../page/pointing/hover-over.ts';
import { scrollIntoView } from '../page/scrolling/scroll-into-view.ts';
import type { Handler, Operation } from './operation.ts';
import { elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { pressable } from './pressing/pressable.ts';
import { describeAction } from './receipt/describe-action.ts';

const params = z.object({});

export const hover: Operation<'hover', z.infer<typeof params>> = {
  name: 'hover',
  params,
  example: { action: 'hover', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'acts',
  watchesItself: true,
  emptyTarget: 'none',
  errors: ['NotInteractable', 'NeedsUser'],
};

export const handler: Handler<z.infer<typeof params>> = {
  preview: () => ({ effect: 'acts' }),
  run: (target, _params, language) => runHover(elementOf(target), language),
};

async function runHover(element: Element, language: Language): Promise<Outcome> {
  const words = WORDS[language];
  const name = shortName(element);
  const pointed = pressable(element);
  scrollIntoView(pointed);
  const hit = hitTest(pointed);
  if (hit.status !== 'hit') throw new PageError('NotInteractable', words.unreachable(name));
  const watch = watchEffects(pointed);
  hoverOver(hit.top, hit.point);
  const outcome = describeAction(
    { element, name, said: words.done(name), nothing: words.nothing, isDone: false },
    await watch.finish(),
    language,
  );
  if (outcome.effect !== 'no_change' || !opensByCssHover(hit.top)) return outcome;
  return { success: false, message: words.byHand(name), effect: 'needs_user', error_type: 'NeedsUser' };
}

const WORDS = {
  zh: {
    done: (name: string) => `指针已停在 “${name}” 上。`,
    nothing: '没有看到任何变化，页面可能不理会悬停。请改用 click，或亲手把鼠标移到上面。',
    byHand: (name: string) =>
      `“${name}” 的菜单只有真正的鼠标停在上面才会显示。需要亲手把鼠标移到 “${name}” 上，然后继续。`,
    unreachable: (name: string) => `“${name}” 被挡住或不在可见区域，指针移不到它上面。请先让它显示出来。`,
  },
  en: {
    done: (name: string) => `The pointer is on "${name}". `,
    nothing:
      'Nothing visible changed, so the page may not answer to it. Use click instead, or have it pointed at by hand.',
    byHand: (name: string) =>
      `What "${name}" opens is shown only while a real pointer is over it. The mouse has to be moved onto "${name}" by hand; go on from there afterwards.`,
    unreachable: (name: string) =>
      `"${name}" is covered or out of view, so that the pointer cannot get to it. Bring it into view first.`,
  },
} as const;
