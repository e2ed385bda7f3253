export const CHAT_PATH = '/api/v1/agent/chat';
export const MODELS_PATH = '/api/v1/models';
export const AGENTS_PATH = '/api/v1/agents';
export const EVENTS_PATH = '/api/v1/agent/sessions/:session_id/events';
export const STOP_PATH = '/api/v1/agent/sessions/:session_id/stop';
export const HEALTH_PATH = '/healthz';
