export type { Agent } from './agents/agent.ts';
export { loadAgents, parseAgent } from './agents/load-agents.ts';
export { createRelay, type RelayOptions } from './app.ts';
export { RunningTurns } from './chat/running-turns.ts';
export { EXTENSION_ID, EXTENSION_ORIGIN } from './extension-origin.ts';
export type { ReasoningBlock, ToolCall, Turn } from './history/turn.ts';
export { createAnthropicModel } from './model/anthropic.ts';
export type { Model, ModelEvent, ModelRequest } from './model/model.ts';
export { ModelFailure, type ModelFailureCode } from './model/model-failure.ts';
export { createOfflineModel } from './model/offline.ts';
export { CHAT_PATH, HEALTH_PATH } from './paths.ts';
export { toAnthropicTools, toOpenAiTools } from './prompt/native-tools.ts';
export { createFence, parsePageBlock, renderPageBlock } from './prompt/page-block.ts';
export { type PageRow, pageRows } from './prompt/page-rows.ts';
export { renderResult } from './prompt/result-text.ts';
export { composeSystemPrompt, type SystemPromptParts } from './prompt/system-prompt.ts';
export { renderTools } from './prompt/tools-text.ts';
export { renderUserTurn } from './prompt/user-turn.ts';
export { createMemoryStore, type MemoryStoreOptions } from './store/memory-store.ts';
export type { Lease, Opening, SessionKey, SessionStore } from './store/session-store.ts';
export { currentTime } from './tools/current-time.ts';
export { searchWeb } from './tools/search-web.ts';
export {
  defineServerTool,
  type ServerTool,
  type ServerToolDefinition,
  ServerToolFailure,
} from './tools/server-tool.ts';
