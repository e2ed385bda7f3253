import { answered } from '../../messaging/answered.ts';
import type {} from '../../messaging/reader.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { describeUntold, readUntold } from '../../page/untold.ts';

/** Lets readings of this document tell what else could be meant, and the background ask for some of it. */
export function offerUntold(): void {
  documentState.readUntold = readUntold;
  documentState.describeUntold = request => answered(() => describeUntold(request));
}
