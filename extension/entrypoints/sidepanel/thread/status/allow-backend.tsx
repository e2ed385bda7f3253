import { useTurn, useWords } from '../../panel/panel-context.ts';
import { Allow } from '../allow.tsx';

/** Asks the browser to let us talk to the backend, and the backend once more when it does. */
export function AllowBackend({ url }: { url: string }): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const { origin, host } = new URL(url);
  return (
    <>
      <p>{words.face.mayNeedAllowing}</p>
      <Allow origins={[origin]} label={words.allow(host)} allowed={words.allowed} onAllowed={turn.tryAgain} />
    </>
  );
}
