import { clearBoxes } from './boxes.ts';
import { clearTextMarks } from './text-marks.ts';

/** Takes every highlight and underline away, leaving the page as it was, and says how many there were. */
export function clearMarks(): { cleared: number } {
  return { cleared: clearTextMarks() + clearBoxes('mark') };
}
