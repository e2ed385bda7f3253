/** The element that holds what we draw over the page. It is there only while something is drawn. */
export const MARKS_TAG = 'assent-marks';
