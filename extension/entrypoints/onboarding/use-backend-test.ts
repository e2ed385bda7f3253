import { useEffect, useState } from 'react';
import { type ConnectionTest, testConnection } from '../../components/connection/test-connection.ts';
import { askBackend } from '../../settings/ask-backend.ts';

/** A relay that is being started answers soon, and nothing tells us when. */
const AGAIN_MILLISECONDS = 1_500;

/**
 * What the backend at an address answers; asked again until it is there, and whenever the person returns to the page, because
 * a model may have been connected since. Undefined until the first answer.
 */
export function useBackendTest(url: string): ConnectionTest | undefined {
  const [found, setFound] = useState<{ url: string; test: ConnectionTest }>();
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      clearTimeout(again);
      const test = await testConnection(url, askBackend);
      if (isOver) return;
      setFound({ url, test });
      if (test.status === 'unreachable') again = setTimeout(lookIfSeen, AGAIN_MILLISECONDS);
    };
    const lookIfSeen = (): void => {
      if (!document.hidden) void look();
    };
    void look();
    addEventListener('focus', lookIfSeen);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      isOver = true;
      clearTimeout(again);
      removeEventListener('focus', lookIfSeen);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [url]);
  return found?.url === url ? found.test : undefined;
}
