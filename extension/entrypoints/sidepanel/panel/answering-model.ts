import type { ModelChoice } from '@assent/shared';
import { useStore } from 'zustand/react';
import { answeringModel } from '../../../settings/backend-choices.ts';
import { useOpenPanel, usePanel } from './panel-context.tsx';

/** The model and agent of the next request, as in `pickedBackend`. */
export function useSetChoices(): { model: string; agent: string } {
  const { model, agent, relayUrl } = useStore(useOpenPanel().settings);
  const picked = usePanel(state => state.conversation.picked);
  const own = picked?.backendUrl === relayUrl ? picked : undefined;
  return { model: own?.model ?? model, agent: own?.agent ?? agent };
}

export function useAnsweringModel(): ModelChoice | undefined {
  const choices = useStore(useOpenPanel().composing.choices);
  const { model } = useSetChoices();
  const isProgram = usePanel(({ conversation }) => conversation.program !== undefined);
  return isProgram ? undefined : answeringModel(choices, model);
}

/** Whether fixed rules answer. What the backend tells nothing of counts as a model. */
export function useIsRules(): boolean {
  return useAnsweringModel()?.is_rules === true;
}

/** Whether pictures can be sent: only where the backend says so. */
export function useTakesPictures(): boolean {
  return useAnsweringModel()?.images === true;
}
