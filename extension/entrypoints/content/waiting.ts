import { servePorts } from '../../messaging/page-port.ts';
import { WAITING, type WaitingCommand, type WaitingUpdate } from '../../messaging/waiting-port.ts';
import { type Watch, watchFor } from '../../page/observing/watch-for.ts';
import { toFailure } from '../../page/page-error.ts';

/** Injected where something is waited for. */
servePorts(WAITING, port => {
  let watch: Watch | undefined;
  const tell = (pageChanges: WaitingUpdate): void => port.postMessage(pageChanges);
  port.onMessage.addListener((command: WaitingCommand) => {
    if (command.kind === 'look') watch?.look();
    else
      watch = watchFor(command.condition, command.language, {
        sign: sign => tell({ kind: 'sign', sign }),
        // The background throws it again.
        failed: thrown => tell({ kind: 'failed', failure: toFailure(thrown) }),
      });
  });
  return () => watch?.stop();
});
