import { isInput } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { explicitRole } from '../dom/role.ts';

/** Where a slider of the page's own stands, and between what ends. */
export interface SliderState {
  now: number;
  min: number;
  max: number;
}

/** Undefined for what is no slider, for the browser's own, and for one that does not say where it stands. */
export function sliderState(element: Element): SliderState | undefined {
  if (isInput(element) || explicitRole(element) !== 'slider') return undefined;
  const read = (name: string, usual: number): number => {
    const said = attributeOf(element, name)?.trim();
    return said ? Number(said) : usual;
  };
  const state = {
    now: read('aria-valuenow', Number.NaN),
    // What the standard assumes (https://www.w3.org/TR/wai-aria-1.2/#slider).
    min: read('aria-valuemin', 0),
    max: read('aria-valuemax', 100),
  };
  return Object.values(state).every(Number.isFinite) ? state : undefined;
}
