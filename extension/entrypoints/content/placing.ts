import { answered } from '../../messaging/answered.ts';
import type {} from '../../messaging/reader.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { reportPlace } from '../../page/reading/report-place.ts';

/** Injected when the model is to be told of the tab, whether or not it is read. */
documentState.reportPlace = address => answered(() => reportPlace(address));
