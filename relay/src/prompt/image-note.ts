import type { TurnImages } from '../history/turn.ts';

/** What a model reads in the place of pictures that it is not shown; `undefined` where it is shown all there are. */
export function imageNote(images: TurnImages | undefined): string | undefined {
  if (images?.kind !== 'left-out') return undefined;
  const pictures = images.count === 1 ? 'A picture was' : `${images.count} pictures were`;
  return images.because === 'older'
    ? `[${pictures} here. Only the newest pictures are kept.]`
    : `[${pictures} attached. You can't be shown pictures: say so if it matters, and go by the text.]`;
}
