import { historyOperation } from './browser/history-operation.ts';

export const forward = historyOperation('forward');
