import type { Model } from './model/model.ts';
import type { ServerTool } from './tools/server-tool.ts';

/** What a program of one's own adds to a relay that is otherwise as its settings say. */
export type RelayAdditions = {
  /** They stand before those of the settings, so the first of them answers when a request names none. */
  models?: readonly Model[];
  /** The relay's own agent has them all; agents of `RELAY_AGENTS` have those that they name. */
  serverTools?: readonly ServerTool[];
};
