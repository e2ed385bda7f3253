import { propose, type ScriptedReply } from '@assent/relay/testing';

/** A `page_action` of one or more actions, as a model writes it. */
export function act(...actions: readonly Record<string, unknown>[]): ScriptedReply {
  return propose('page_action', { actions });
}

export function on(
  elementId: string,
  action: string,
  params: Record<string, unknown> = {},
): Record<string, unknown> {
  return { action, target: { elementId }, params };
}
