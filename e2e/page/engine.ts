import { previewAction } from '../../extension/operations/preview-action.ts';
import { runAction } from '../../extension/operations/run-action.ts';
import { clearMarks } from '../../extension/page/clear-marks.ts';
import { findMore } from '../../extension/page/find-more.ts';
import { outline } from '../../extension/page/outline.ts';
import { readFrame } from '../../extension/page/read-frame.ts';
import { readSelection } from '../../extension/page/read-selection.ts';

/** The page engine's public doors, as the content script has them, for the tests' isolated world. */
export const engine = { previewAction, runAction, clearMarks, findMore, outline, readFrame, readSelection };
export type Engine = typeof engine;

Object.assign(globalThis, { engine });
