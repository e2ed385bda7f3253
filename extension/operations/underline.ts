import { markingHandler } from './marking/mark.ts';
import { markingOperation } from './marking/marking-operation.ts';

export const underline = markingOperation('underline', 'red');

export const handler = markingHandler('underline', 'red');
