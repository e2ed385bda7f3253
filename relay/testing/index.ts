export {
  type AskableRelay,
  askRelay,
  callOf,
  contentOf,
  eventsOf,
  overHttp,
  postChat,
  readSome,
  resume,
  stopTurn,
} from './ask-relay.ts';
export { BROWSER_TOOLS } from './browser-tools.ts';
export type { CompletionReply } from './completion-chunks.ts';
export { crawlEvents } from './crawl-events.ts';
export { McpProgram } from './mcp-program.ts';
export { type ModelServer, startModelServer } from './model-server.ts';
export { newestText, promptText, type ReceivedRequest } from './received-request.ts';
export { type ScriptedCompletionsApi, startScriptedCompletionsApi } from './scripted-completions-api.ts';
export { type ScriptedMessagesApi, startScriptedMessagesApi } from './scripted-messages-api.ts';
export { propose, type Script, type ScriptedReply, say } from './scripted-reply.ts';
export { type RunningRelay, startRelay } from './start-relay.ts';
