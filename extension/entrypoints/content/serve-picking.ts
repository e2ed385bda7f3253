import { servePagePorts } from '../../messaging/page-port.ts';
import type { PickingCommand } from '../../messaging/port-updates.ts';
import { frameWindowPlace, windowPlace } from '../../page/dom/window-place.ts';
import { pickElement } from '../../page/overlay/pick-element.ts';

/** Lets the person point at an element. The panel sends the same command to all frames of a tab. */
export function servePicking(): void {
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
