import { useTurn } from '../../panel/panel-context.tsx';

type PointingProps = Partial<Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>>;

/** Emphasizes the target of a row in the page while the pointer or the focus is in the row. */
export function usePointing(callId: string | undefined, index: number): PointingProps {
  const turn = useTurn();
  if (callId === undefined) return {};
  const point = (): void => turn.pointAt(callId, index);
  const leave = (): void => turn.pointAt(callId, undefined);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
