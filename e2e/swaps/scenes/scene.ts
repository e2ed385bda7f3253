/** One action of a batch, on the element that a selector finds. */
export interface RowSpec {
  action: string;
  on: string;
  params?: Record<string, unknown>;
  /** The element that a drag ends on. */
  onto?: string;
  /** The visible words of the option to choose. */
  option?: string;
  /** The field that this row adds to a later submit. */
  sends?: [name: string, value: string];
  /** What the person chose for an upload. */
  files?: { name: string; type: string; data: string }[];
}

export type Operation =
  | 'click'
  | 'fill'
  | 'type'
  | 'press Enter'
  | 'press Space'
  | 'select'
  | 'check'
  | 'drag by mouse'
  | 'drag with data'
  | 'double_click'
  | 'batch';

/** What a model asks for on a scene. The last row is the one that a swap is about. */
export interface Task {
  name: string;
  operation: Operation;
  rows: RowSpec[];
}

/** A page that an adversary wrote. */
export interface Scene {
  name: string;
  html: string;
  /** The texts that a person reads around the target; the oracle compares them. */
  around: string[];
  tasks: Task[];
}

export const task = (name: string, operation: Operation, ...rows: RowSpec[]): Task => ({
  name,
  operation,
  rows,
});

export const click = (on: string): RowSpec => ({ action: 'click', on });
export const fill = (on: string, value: string, name: string): RowSpec => ({
  action: 'fill',
  on,
  params: { value },
  sends: [name, value],
});
export const type = (on: string, value: string, name: string): RowSpec => ({
  ...fill(on, value, name),
  action: 'type',
});
export const press = (on: string, key: 'Enter' | ' '): RowSpec => ({
  action: 'press',
  on,
  params: { key: key === ' ' ? 'Space' : key },
});
export const check = (on: string, name: string, value: string): RowSpec => ({
  action: 'check',
  on,
  sends: [name, value],
});
export const select = (on: string, option: string, name: string, value: string): RowSpec => ({
  action: 'select',
  on,
  params: { value: option },
  option,
  sends: [name, value],
});
