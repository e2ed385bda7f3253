import type { ModelRequest } from '../model/model.ts';
import { type NativeNames, nativeNames } from './native-names.ts';

/** Those of the tools come first: they should stay the same while the conversation grows. */
export function namesIn({ tools, turns }: Pick<ModelRequest, 'tools' | 'turns'>): NativeNames {
  const called = turns.flatMap(turn => (turn.role === 'assistant' && turn.call ? [turn.call.name] : []));
  return nativeNames([...tools.map(tool => tool.name), ...called]);
}
