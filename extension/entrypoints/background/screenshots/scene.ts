import type { Language } from '@assent/shared';
import type { Frame } from '../frames/reach-frames.ts';

/** A tab that stands in front to be pictured, with its documents as they were then. */
export interface Scene {
  tabId: number;
  /** The document that the person was shown. */
  documentId: string;
  windowId: number;
  language: Language;
  frames: readonly Frame[];
  /** Aborted when the person stops it. */
  stopped: AbortSignal;
}
