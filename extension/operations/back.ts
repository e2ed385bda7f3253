import { historyOperation } from './browser/history-operation.ts';

export const back = historyOperation('back');
