import type { Language } from '@assent/shared';
import { timed } from '../page/timing/next-change.ts';
import { waitFor } from '../page/timing/settle.ts';
import type { PreparedAction } from './contract/action.ts';
import type { Preview } from './contract/preview.ts';
import { prepareHandler } from './handlers.ts';
import { previewAction } from './preview-action.ts';

/** Milliseconds for a list to get its options, as from a server. */
const OPTION_MS = 1000;

type Asked = NonNullable<Parameters<typeof previewAction>[2]>;

/** Previews at once, and again while a native list lacks the wanted option. */
export async function previewWhenOffered(
  action: PreparedAction,
  language: Language,
  asked: Asked = {},
): Promise<Preview> {
  await prepareHandler(action).gather?.();
  const preview = () => timed(() => previewAction(action, language, asked));
  const first = preview();
  if (asked.isRevalidation || !lacksOption(first)) return first;
  const look = () => {
    const now = preview();
    return lacksOption(now) ? undefined : now;
  };
  return (await waitFor(look, OPTION_MS)) ?? first;
}

function lacksOption(preview: Preview): boolean {
  if (preview.status !== 'failed' || typeof preview.failure.message === 'string') return false;
  const { code } = preview.failure.message;
  return code === 'select.notAnOption' || code === 'select.notASecretOption';
}
