import { answered } from '../../messaging/answered.ts';
import type {} from '../../messaging/reader.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { describeUnlisted, readUnlisted } from '../../page/reading/unlisted.ts';

/** Lets readings of this document tell what else could be meant, and the background ask for some of it. */
export function registerUnlisted(): void {
  documentState.readUnlisted = readUnlisted;
  documentState.describeUnlisted = request => answered(() => describeUnlisted(request));
}
