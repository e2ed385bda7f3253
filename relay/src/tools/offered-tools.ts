import { type BrowserTool, plainToolName } from '@assent/shared';
import type { ToolCall } from '../history/turn.ts';
import type { ServerTool } from './server-tool.ts';

export type OfferedTools = {
  /** In a stable order: the relay's own first, because the client's may change. */
  definitions: readonly BrowserTool[];
  /** Where a tool runs; `undefined` for an unknown name. */
  place(name: string): ToolCall['place'] | undefined;
  /**
   * The tool that a model means: the exact name, or a browser tool or client alias in another spelling (`switchTab`,
   * `browser.switch_tab`).
   */
  nameOf(called: string): string | undefined;
};

/**
 * A browser tool hides a server tool of the same name: the client decides by name where an approved call runs, so the relay
 * must decide the same way, or one approval could run two different things.
 */
export function offerTools(
  serverTools: readonly ServerTool[],
  browserTools: readonly BrowserTool[],
  aliases: readonly string[] = [],
): OfferedTools {
  const clientNames = [...browserTools.map(tool => tool.name), ...aliases];
  const inBrowser = new Set(clientNames);
  const onServer = serverTools.filter(tool => tool.offered && !inBrowser.has(tool.name));
  const serverNames = new Set(onServer.map(tool => tool.name));
  const isOffered = (name: string): boolean => inBrowser.has(name) || serverNames.has(name);
  return {
    definitions: [...onServer.map(tool => tool.advertised), ...browserTools],
    place(name) {
      if (inBrowser.has(name)) return 'browser';
      return serverNames.has(name) ? 'server' : undefined;
    },
    nameOf(called) {
      if (isOffered(called)) return called;
      const plain = plainToolName(called);
      return clientNames.find(name => plainToolName(name) === plain);
    },
  };
}
