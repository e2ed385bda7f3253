import { useMessages } from '../../../../components/language.ts';
import { useTurn } from '../../panel/panel-context.tsx';
import { Allow } from '../allow.tsx';

/** Asks the browser to let us talk to the backend, and the backend once more when it does. */
export function AllowBackend({ url }: { url: string }): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  const { origin, host } = new URL(url);
  return (
    <>
      <p>{messages.status.mayNeedAllowing}</p>
      <Allow
        origins={[origin]}
        label={messages.panel.allow(host)}
        allowed={messages.panel.allowed}
        onAllowed={turn.tryAgain}
      />
    </>
  );
}
