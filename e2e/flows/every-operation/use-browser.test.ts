import { propose } from '@assent/relay/testing';
import { test } from 'vitest';
import { tryEveryOperation } from './try-every-operation.ts';

test('every operation, once through use_browser', () =>
  tryEveryOperation({
    toolset: 'use_browser',
    propose: (action, given) => propose('use_browser', { action, action_params: given }),
  }));
