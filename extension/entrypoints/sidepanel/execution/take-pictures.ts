import type { Outcome } from '../../../operations/outcome.ts';
import { withoutPictureData } from '../../../operations/picturing/without-data.ts';
import { keepPictures } from '../conversation/pictures.ts';
import type { TurnContext } from '../ports/ports.ts';
import { failedOutcome, toldOf } from './results.ts';

/**
 * Puts the pictures of an outcome aside, to go along with the call's result; the outcome as it is recorded and told. A
 * picture that can't go along is no success, whatever was seen through the lens.
 */
export function takePictures({ store, ports }: TurnContext, callId: string, outcome: Outcome): Outcome {
  const { words } = ports.settings();
  const kept = keepPictures(store.getState().pictures, callId, outcome);
  switch (kept.status) {
    case 'kept':
      store.setState({ pictures: kept.pictures });
      return withoutPictureData(outcome);
    case 'full':
      return failedOutcome({ type: 'InvalidArgument', ...toldOf('picturesFull', words) });
    case 'lost':
      return failedOutcome({ type: 'Timeout', ...toldOf('pictureLost', words) });
  }
}
