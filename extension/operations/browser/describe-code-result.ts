import { message } from '../../messages/message.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { CodeResult } from './browser-code.ts';

type Thrown = Extract<CodeResult, { kind: 'threw' }>;

/** What came of code, as the model and the panel read it. The value is JSON. */
export function describeCodeResult(result: CodeResult): Outcome {
  switch (result.kind) {
    case 'returned':
      return { success: true, message: message('code.returned'), value: JSON.stringify(result.value) };
    case 'nothing':
      return { success: true, message: message('code.returnedNothing') };
    case 'threw':
      // It ran, and what it did before is done.
      return {
        success: false,
        error_type: 'NotInteractable',
        message: message('code.threw', thrownBy(result)),
      };
    case 'left':
      return { success: true, effect: 'navigated', message: message('code.left') };
    case 'withheld':
      return { success: true, effect: 'needs_user', message: message('code.withheld') };
  }
}

function thrownBy({ name, message: text, line }: Thrown) {
  return { name, message: text, line };
}
