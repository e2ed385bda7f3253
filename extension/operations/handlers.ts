import { PageError } from '../page/page-error.ts';
import type { PreparedAction } from './contract/action.ts';
import type { Handler, PreparedHandler } from './contract/operation.ts';

/** By operation name. */
export type Handlers = Readonly<Record<string, Handler<unknown>>>;

const registered = new Map<string, Handler<unknown>>();

/** Called by the scripts `act` and `extras`, with the handlers that each contains. */
export function registerHandlers(handlers: Handlers): void {
  for (const [name, handler] of Object.entries(handlers)) registered.set(name, handler);
}

export function prepareHandler({ name, params }: PreparedAction): PreparedHandler {
  const handler = registered.get(name);
  if (!handler) throw new PageError('InternalError', `No handler can ${name} in a page.`);
  return {
    gather: handler.gather,
    aim: element => handler.aim?.(element) ?? element,
    preview: target => handler.preview(target, params),
    binds: target => handler.binds?.(target, params),
    bindsPage: handler.bindsPage === true,
    bindsAfter: handler.bindsAfter === true,
    remember: target => handler.remember?.(target, params),
    reach: (target, maySearch) => handler.reach?.(target, params, maySearch),
    run: (target, provided) => handler.run(target, params, provided),
  };
}
