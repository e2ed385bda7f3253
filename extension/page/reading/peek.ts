import { documentState } from '../dom/document-state.ts';
import type { FrameReading } from '../frame-reading.ts';
import { countRedactions } from '../secrets/count-redactions.ts';
import { type ReadingRequest, readFrame } from './read-frame.ts';

/**
 * What a reading would tell, for the person alone to see, with what it keeps back. The next reading is compared with the
 * one before this.
 */
export async function peek(request: ReadingRequest): Promise<FrameReading> {
  const { seen } = documentState;
  const reading = await readFrame(request);
  documentState.seen = seen;
  const { url, title, selectedText = '', elements } = reading;
  const told = [url, title, selectedText, ...elements.map(({ desc }) => desc)];
  return { ...reading, redactions: countRedactions(told) };
}
