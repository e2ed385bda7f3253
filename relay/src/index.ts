export { type Access, type Credentials, OPEN_ACCESS } from './access/access.ts';
export type { Caller } from './access/caller.ts';
export { ReadLimits } from './access/read-limits.ts';
export { TurnLimits } from './access/turn-limits.ts';
export type { Agent } from './agents/agent.ts';
export { loadAgents, parseAgent } from './agents/load-agents.ts';
export { createRelay, type RelayOptions } from './app.ts';
export { RunningTurns } from './chat/running-turns.ts';
export { EXTENSION_ID, EXTENSION_ORIGIN } from './extension-origin.ts';
export type { ReasoningBlock, ToolCall, Turn } from './history/turn.ts';
export { createAnthropicModel } from './model/anthropic.ts';
export type { Model, ModelEvent, ModelRequest, ModelUsage, Say } from './model/model.ts';
export { ModelFailure, type ModelFailureCode } from './model/model-failure.ts';
export type { Prices } from './model/pricing.ts';
export { type ServingOptions, serveModel } from './model/serve-model.ts';
export { type Fallback, withFallback } from './model/with-fallback.ts';
export type { RelayObserver } from './observability/relay-observer.ts';
export { createOfflineModel } from './offline/offline-model.ts';
export { CHAT_PATH, HEALTH_PATH } from './paths.ts';
export { toAnthropicTools, toOpenAiTools } from './prompt/native-tools.ts';
export { createFence, parsePageBlock, renderPageBlock } from './prompt/page-block.ts';
export { type PageRow, pageRows } from './prompt/page-rows.ts';
export { renderResult } from './prompt/result-text.ts';
export { composeSystemPrompt, type SystemPromptParts } from './prompt/system-prompt.ts';
export { renderTools } from './prompt/tools-text.ts';
export { renderUserTurn } from './prompt/user-turn.ts';
export {
  type EmbeddedRelay,
  type RelayFromEnvironment,
  relayFromEnvironment,
} from './relay-from-environment.ts';
export { runRelay } from './run-relay.ts';
export type { MemoryStoreOptions } from './store/memory/memory-sessions.ts';
export { createMemoryStore } from './store/memory/memory-store.ts';
export type { SessionKey } from './store/session-key.ts';
export type { Lease, Opening, SessionStore } from './store/session-store.ts';
export { currentTime } from './tools/current-time.ts';
export { fetchPage } from './tools/fetch-page.ts';
export { queryDatabase } from './tools/query-database.ts';
export { searchWeb } from './tools/search-web.ts';
export { defineServerTool, type ServerTool, type ServerToolDefinition } from './tools/server-tool.ts';
export { ServerToolFailure } from './tools/server-tool-result.ts';
export type { ToolSource } from './tools/tool-source.ts';
