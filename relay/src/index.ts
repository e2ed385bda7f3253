export { type Access, type Caller, type Credentials, OPEN_ACCESS } from './access/access.ts';
export type { KeyRecord } from './access/access-key.ts';
export { Budgets } from './access/budgets.ts';
export type { KeyStore, KnownKeys } from './access/key-store.ts';
export { ReadLimits, TurnLimits } from './access/limits.ts';
export { type Agent, loadAgents, parseAgent } from './agents/load-agents.ts';
export { createRelay, type RelayOptions } from './app.ts';
export { RunningTurns } from './chat/running-turns.ts';
export { ModelFailure, type ModelFailureCode } from './errors/model-failure.ts';
export { EXTENSION_ID, EXTENSION_ORIGIN } from './guards/guard-origin.ts';
export type { ReasoningBlock, ToolCall, Turn } from './history/turn.ts';
export { CHAT_PATH, HEALTH_PATH } from './http/paths.ts';
export { createAnthropicModel } from './model/anthropic/anthropic-model.ts';
export type { Model, ModelEvent, ModelRequest, ModelUsage, Say } from './model/model.ts';
export { type Prices, type ServingOptions, serveModel } from './model/serving/serve-model.ts';
export { type Fallback, withFallback } from './model/serving/with-fallback.ts';
export {
  type Audit,
  type AuditedDecision,
  type AuditedSessionDecision,
  createFileAudit,
} from './observability/audit.ts';
export type { RelayObserver } from './observability/relay-observer.ts';
export { createOfflineModel } from './offline/offline-model.ts';
export { toAnthropicTools, toOpenAiTools } from './prompt/native-tools.ts';
export {
  createFence,
  type PageRow,
  pageRows,
  parsePageBlock,
  renderPageBlock,
  renderUserTurn,
} from './prompt/page-block.ts';
export { renderResult } from './prompt/result-text.ts';
export { composeSystemPrompt, renderTools, type SystemPromptParts } from './prompt/system-prompt.ts';
export {
  type EmbeddedRelay,
  type RelayFromEnvironment,
  relayFromEnvironment,
  runRelay,
} from './relay-from-environment.ts';
export type { MemoryStoreOptions } from './store/memory/memory-sessions.ts';
export { createMemoryStore } from './store/memory/memory-store.ts';
export type { Lease, Opening, SessionKey, SessionStore } from './store/session-store.ts';
export { currentTime } from './tools/current-time.ts';
export { queryDatabase } from './tools/database/query-database.ts';
export {
  defineServerTool,
  type ServerTool,
  type ServerToolDefinition,
  type ToolSource,
} from './tools/server-tool.ts';
export { ServerToolFailure } from './tools/server-tool-result.ts';
export { fetchPage } from './tools/web/fetch-page.ts';
export { searchWeb } from './tools/web/search-web.ts';
