import { useStore } from 'zustand/react';
import { useOpenPanel, usePanel } from '../panel/panel-context.tsx';

/** The model and agent of the next request, as in `pickedBackend`. */
export function useSetChoices(): { model: string; agent: string } {
  const { model, agent, relayUrl } = useStore(useOpenPanel().settings);
  const picked = usePanel(state => state.conversation.picked);
  const own = picked?.backendUrl === relayUrl ? picked : undefined;
  return { model: own?.model ?? model, agent: own?.agent ?? agent };
}
