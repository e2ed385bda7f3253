import { leaveOutImages } from '../history/leave-out-images.ts';
import type { Model } from './model.ts';

/** The same model, which reads that there was a picture where it can't be shown it. */
export function withoutImages(model: Model): Model {
  return {
    ...model,
    answer: (request, signal, say) =>
      model.answer({ ...request, turns: leaveOutImages(request.turns, 'not-taken') }, signal, say),
  };
}
