/** The page changed the target of an act before its decisive event. */
export class TargetChanged extends Error {
  override name = 'TargetChanged';
}
