import { markingHandler } from './marking/mark.ts';
import { markingOperation } from './marking/marking-operation.ts';

export const highlight = markingOperation('highlight', 'yellow');

export const handler = markingHandler('highlight', 'yellow');
