import type { Outcome } from '../outcome.ts';

/** What may be kept and told of an outcome: its pictures' sizes, and not the pictures. */
export function withoutPictureData(outcome: Outcome): Outcome {
  const { pictures } = outcome;
  if (!pictures) return outcome;
  return { ...outcome, pictures: pictures.map(({ data: _data, ...told }) => told) };
}
