import type { ChosenState } from './chosen-state.ts';
import type { OptionList } from './option-list.ts';
import type { ReportedOptions } from './remember-shown-choice.ts';

/** One choosing in one widget, with its list and what was chosen before. */
export interface Choosing {
  widget: Element;
  list: OptionList;
  before: ChosenState;
  /** False when the page changed the element under the press, which was then not finished. */
  press(element: Element): boolean;
  /** Set where a choice is taken back: what the options were when it was made. */
  told?: ReportedOptions | undefined;
}
