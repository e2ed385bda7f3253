import './act.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import type * as messages from '../../messaging/frame-messages.ts';
import {
  servePagePorts,
  servePorts,
  WAITING,
  type WaitingCommand,
  type WaitingUpdate,
} from '../../messaging/page-port.ts';
import type { PickingCommand } from '../../messaging/port-updates.ts';
import type * as sessionMessages from '../../messaging/session-messages.ts';
import { extrasHandlers } from '../../operations/extras-handlers.ts';
import { registerHandlers } from '../../operations/handlers.ts';
import { frameWindowPlace, windowPlace } from '../../page/dom/window-place.ts';
import { registerExtractor } from '../../page/extracting/extractor.ts';
import { textExtractor } from '../../page/extracting/text-extractor.ts';
import { type Watch, watchFor } from '../../page/observing/watch-for.ts';
import { compareWithOutline } from '../../page/outlining/compare-with-outline.ts';
import { outlinePage } from '../../page/outlining/outline-page.ts';
import { pickElement } from '../../page/overlay/pick-element.ts';
import { toFailure } from '../../page/page-error.ts';
import { listPageTools } from '../../page/page-tools/list-page-tools.ts';
import { coverPage, isPageCovered, placeOfPage, uncoverPage } from '../../page/screenshots/cover-page.ts';
import { frameBox, locateTarget, showTarget } from '../../page/screenshots/locate-target.ts';
import { measurePage, scrollBack, scrollForPicture } from '../../page/screenshots/scroll-page.ts';
import { matchesOf } from '../../page/search/find-by-selector.ts';
import { findMore } from '../../page/search/find-more.ts';
import { inspectElement } from '../../page/search/inspect-element.ts';
import { endGuard, guardSecrets, lookFromElsewhere } from '../../page/secrets/guard-secrets.ts';

/** Injected for rare operations, more elements, outlines, screenshots, waiting, picking, and the model's own code. */
answerInPage<typeof messages.findMoreInFrame>('page.findMore', findMore);
answerInPage<typeof messages.listPageToolsInFrame>('page.listTools', listPageTools);
answerInPage<typeof messages.takeOutlineInFrame>('page.takeOutline', outlinePage);

answerInPage<typeof messages.guardSecretsInFrame>('page.guardSecrets', guardSecrets);
answerInPage<typeof messages.lookFromElsewhereInFrame>('page.lookFromElsewhere', lookFromElsewhere);
answerInPage<typeof messages.endGuardInFrame>('page.endGuard', ({ texts }) => endGuard(texts));

answerInPage<typeof messages.placeOfFrame>('page.place', placeOfPage);
answerInPage<typeof messages.coverFrame>('page.cover', coverPage);
answerInPage<typeof messages.isFrameCovered>('page.isCovered', isPageCovered);
answerInPage<typeof messages.uncoverFrame>('page.uncover', uncoverPage);
answerInPage<typeof messages.measureFrame>('page.measure', measurePage);
answerInPage<typeof messages.scrollForPicture>('page.scrollForPicture', scrollForPicture);
answerInPage<typeof messages.scrollBack>('page.scrollBack', scrollBack);
answerInPage<typeof messages.locateInFrame>('page.locate', locateTarget);
answerInPage<typeof messages.showInFrame>('page.showTarget', showTarget);
answerInPage<typeof messages.frameBoxIn>('page.frameBox', frameBox);
answerInPage<typeof sessionMessages.compareWithOutlineInFrame>('page.compareWithOutline', compareWithOutline);
answerInPage<typeof sessionMessages.inspectInFrame>('page.inspect', inspectElement);
answerInPage<typeof sessionMessages.countInFrame>('page.count', ({ selector }) => ({
  count: matchesOf(selector).length,
}));

registerExtractor(textExtractor);
registerHandlers(extrasHandlers);
servePicking();
serveWaiting();

/** Lets the person point at an element. The panel sends the same command to all frames of a tab. */
function servePicking(): void {
  servePagePorts('picking', port => {
    let served: readonly string[] = [];
    let stop: (() => void) | undefined;
    const begin = ({ language }: PickingCommand): (() => void) =>
      pickElement({
        language,
        pointed: ({ kind, name }) => port.postMessage({ kind: 'pointed', elementKind: kind, name }),
        picked: elementId => port.postMessage({ kind: 'picked', elementId }),
        ended: () => port.postMessage({ kind: 'ended' }),
        isServed: frame => served.filter(place => place !== 'none').includes(frameWindowPlace(frame)),
      });
    port.onMessage.addListener((command: PickingCommand) => {
      served = command.served;
      stop ??= begin(command);
    });
    port.postMessage({ kind: 'ready', path: windowPlace() });
    return () => stop?.();
  });
}

/** Watches for the background's condition while its port is open. */
function serveWaiting(): void {
  servePorts(WAITING, port => {
    let watch: Watch | undefined;
    const report = (update: WaitingUpdate): void => port.postMessage(update);
    port.onMessage.addListener((command: WaitingCommand) => {
      if (command.kind === 'look') watch?.look();
      else
        watch = watchFor(command.condition, {
          sign: sign => report({ kind: 'sign', sign }),
          // The background throws it again.
          failed: thrown => report({ kind: 'failed', failure: toFailure(thrown) }),
        });
    });
    return () => watch?.stop();
  });
}
