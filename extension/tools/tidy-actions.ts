/**
 * The forms in which models send `actions` besides a list: a JSON string of it, a single action, or the action itself
 * as the arguments. What none of them fits is left for the schema to refuse.
 */
export function tidyActions(given: unknown): unknown {
  if (!isRecord(given)) return given;
  if (!('actions' in given)) return 'action' in given ? { actions: [given] } : given;
  const actions = parsedIfJson(given.actions);
  return { ...given, actions: isRecord(actions) ? [actions] : actions };
}

function parsedIfJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON: the schema refuses the string by its path, which tells the model more than a syntax error would.
    return value;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
