import type { ChatRouteOptions } from '../chat/chat-route.ts';
import { roomForPictures } from '../guards/limit-rest.ts';
import { AGUI_PATH, COMPLETION_MODELS_PATH, COMPLETIONS_PATH } from '../paths.ts';
import type { Route } from '../route.ts';
import { aguiRoute } from './agui/agui-route.ts';
import { AGUI_DOCS, COMPLETION_MODELS_DOCS, COMPLETIONS_DOCS } from './compat-docs.ts';
import { completionModelsRoute } from './completions/completion-models-route.ts';
import { completionsRoute } from './completions/completions-route.ts';

/** The same turns in the protocols of others. */
export function compatRoutes(options: ChatRouteOptions, maxBytes: number): Route[] {
  return [
    { method: 'POST', path: AGUI_PATH, takesJson: true, docs: AGUI_DOCS, answer: aguiRoute(options) },
    {
      method: 'POST',
      path: COMPLETIONS_PATH,
      takesJson: true,
      maxBytes: roomForPictures(options.models, maxBytes),
      docs: COMPLETIONS_DOCS,
      answer: completionsRoute(options, maxBytes),
    },
    {
      method: 'GET',
      path: COMPLETION_MODELS_PATH,
      docs: COMPLETION_MODELS_DOCS,
      answer: completionModelsRoute(options.models),
    },
  ];
}
