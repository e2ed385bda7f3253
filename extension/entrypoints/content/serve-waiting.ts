import { servePorts, WAITING, type WaitingCommand, type WaitingUpdate } from '../../messaging/page-port.ts';
import { type Watch, watchFor } from '../../page/observing/watch-for.ts';
import { toFailure } from '../../page/page-error.ts';

/** Watches for what the background waits for, as long as its port is open. */
export function serveWaiting(): void {
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
