import { PageError } from '../page/page-error.ts';
import { check } from './check.ts';
import { chooseDate } from './choose-date.ts';
import { click } from './click.ts';
import { doubleClick } from './double-click.ts';
import { drag } from './drag.ts';
import { fill } from './fill.ts';
import { focus } from './focus.ts';
import { highlight } from './highlight.ts';
import { hover } from './hover.ts';
import { type ListedOperation, listed } from './listed-operation.ts';
import { press } from './press.ts';
import { read } from './read.ts';
import { scroll } from './scroll.ts';
import { select } from './select.ts';
import { type } from './type.ts';
import { uncheck } from './uncheck.ts';
import { underline } from './underline.ts';
import { upload } from './upload.ts';

export const operations: readonly ListedOperation[] = [
  listed(fill),
  listed(click),
  listed(drag),
  listed(select),
  listed(check),
  listed(uncheck),
  listed(chooseDate),
  listed(upload),
  listed(scroll),
  listed(read),
  listed(highlight),
  listed(underline),
  listed(type),
  listed(press),
  listed(doubleClick),
  listed(hover),
  listed(focus),
];

export function findOperation(name: string): ListedOperation | undefined {
  return operations.find(operation => operation.name === name);
}

/** Throws `InvalidArgument`, naming the operations that there are. */
export function requireOperation(name: string): ListedOperation {
  const operation = findOperation(name);
  if (operation) return operation;
  const names = operations.map(known => known.name).join(', ');
  throw new PageError('InvalidArgument', `There is no action "${name}". Use one of: ${names}.`);
}
