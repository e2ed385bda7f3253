import * as z from 'zod';
import { PRICES } from '../../credits/price-list.ts';
import type { Turn } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';
import { defineServerTool, type ServerTool } from '../../tools/server-tool.ts';
import { ServerToolFailure } from '../../tools/server-tool-result.ts';
import { searchWeb } from '../../tools/web/search-web.ts';
import type { TaskRecord } from '../store/task-record.ts';
import type { TaskPolicy } from './task-policy.ts';

const foundSchema = z.looseObject({ results: z.array(z.looseObject({ url: z.string() })) });

/** What a search needs beside its arguments. */
export type CurrentSearch = () => { record: TaskRecord; policy: TaskPolicy };

/** Searches the web. What it finds may be read. Not offered without a search. */
export function searchTool(url: string | undefined, current: CurrentSearch): ServerTool {
  const search = searchWeb({ url });
  return defineServerTool({
    name: 'web_search',
    description: 'Searches the web. The addresses that it finds can be opened without an approval.',
    offered: search.offered,
    parameters: z.object({ query: z.string().min(1).max(500) }),
    async run(given, context) {
      const { record, policy } = current();
      await record.spend(PRICES.search);
      const { success, ...found } = await search.run(given, context);
      if (!success) throw new ServerToolFailure(String(found.error));
      policy.noteFound(sitesFound(found));
      return found;
    },
  });
}

/** What earlier searches of a task have found. */
export function searchedSites(turns: readonly Turn[]): string[] {
  return turns.flatMap(turn =>
    turn.role === 'result' && turn.call.name === 'web_search' ? sitesFound(parseJson(turn.content)) : [],
  );
}

/** The addresses in the result of a search. */
function sitesFound(result: unknown): string[] {
  return (foundSchema.safeParse(result).data?.results ?? []).map(({ url }) => url);
}
