import { answered } from '../../messaging/answered.ts';
import type {} from '../../messaging/reader.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { previewReading } from '../../page/reading/preview-reading.ts';

/** Injected when the person wants to see what the model would get, and what not. */
documentState.peek = request => answered(() => previewReading(request));
