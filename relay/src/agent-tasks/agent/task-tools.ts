import type { TaskRequest } from '@assent/shared';
import type { ServerTool } from '../../tools/server-tool.ts';
import { browserTools, type CurrentCall } from '../browser/browser-tools.ts';
import { type CurrentSearch, searchTool } from '../browser/search-tool.ts';

type Working = { browse: CurrentCall; search: CurrentSearch };

/** All that the model of a task can call; `working` is asked at each call. */
export function taskTools(
  { strictConstrainToURLs }: TaskRequest,
  searchUrl: string | undefined,
  { browse, search }: Working,
): ServerTool[] {
  return [...browserTools(browse), searchTool(strictConstrainToURLs ? undefined : searchUrl, search)];
}
