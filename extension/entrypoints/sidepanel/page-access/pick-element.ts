import type { Language } from '@assent/shared';
import { type PickingCommand, pickingNewsSchema } from '../../../messaging/picking.ts';
import type { PointedAt } from './page-access.ts';
import { openPagePort, type PagePort } from './page-port.ts';

/**
 * Lets the person point at an element in any frame of a tab. Gives its id, or undefined when they gave up, the page was
 * left, or `signal` ended it: then the page is as it was.
 */
export async function pickElement(
  { tabId, language }: { tabId: number; language: Language },
  pointed: (what: PointedAt) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const served: string[] = [];
  let port: PagePort | undefined;
  const tell = (): void => port?.send({ language, served: [...served] } satisfies PickingCommand);
  const heard = (message: unknown): void => {
    const { data: news } = pickingNewsSchema.safeParse(message);
    switch (news?.kind) {
      case 'ready':
        served.push(news.path);
        tell();
        break;
      case 'pointed':
        pointed({ kind: news.elementKind, name: news.name });
        break;
      case 'picked':
        resolve(news.elementId);
        break;
      case 'ended':
        resolve(undefined);
    }
  };
  signal.addEventListener('abort', () => resolve(undefined));
  port = await openPagePort(
    { tabId, purpose: 'picking', language },
    { heard, ended: () => resolve(undefined) },
  );
  tell();
  return promise.finally(() => port?.close());
}
