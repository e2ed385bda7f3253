import { notifyOperator } from '../notify-operator.ts';
import { describeDefect } from './describe-defect.ts';

/** Tells of a defect where nobody else is told: its kind and its place, in one line on standard error, without content. */
export function reportDefect(thrown: unknown): void {
  const { kind, place } = describeDefect(thrown);
  notifyOperator(`The relay has a defect: ${kind} at ${place}`);
}
