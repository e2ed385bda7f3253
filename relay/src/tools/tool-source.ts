import type { ServerTool } from './server-tool.ts';

/** Tools that come and go while the relay runs. An agent may name one of them, or all of them as `name_*`. */
export type ToolSource = {
  /** What the names of its tools begin with, and a `_` after it. */
  name: string;
  /** As they are now. */
  tools(): readonly ServerTool[];
};
