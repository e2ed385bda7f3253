import type { Language } from '@assent/shared';
import { conversationSchema } from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import { NO_PAGE_CONTEXT } from '../../../extension/entrypoints/sidepanel/conversation/panel-store.ts';
import { PanelProvider } from '../../../extension/entrypoints/sidepanel/panel/panel-context.tsx';
import { Panel } from '../../../extension/entrypoints/sidepanel/panel.tsx';
import type { Settings } from '../../../extension/settings/settings.ts';
import { simulatedOpenPanel } from '../../../extension/testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../extension/testing/simulation/simulated-panel.ts';
import type { PanelScene } from '../states/state.ts';

export interface OnStage {
  element: React.ReactNode;
  /** Advances the time until a card can be approved. */
  arm(): Promise<void>;
}

const ID = '00000000-0000-4000-8000-000000000000';
const NOW = Date.UTC(2026, 10, 22, 9, 30);
/** Longer than it takes a card to arm. */
const LONG_ENOUGH = 500;
/** The simulated page has none of the targets, so an open card must not look for them. */
const UNANSWERED = 1_000;
/** The active page. */
export const FRONT = { tabId: 7, url: 'https://shop.example/checkout', title: 'Morning Tea — Checkout' };

/** The real panel, with its real turn, in a simulated world; the scene provides the conversation. */
export function panelOnStage(scene: PanelScene, language: Language, theme: Settings['theme']): OnStage {
  const panel = new SimulatedPanel();
  panel.page.killWorker('before', UNANSWERED);
  panel.page.isShown = () => new Promise(() => undefined);
  const { entries, draft = '', activity = { status: 'idle' }, files, allowsSites = true } = scene;
  const given = { id: ID, createdAt: NOW, updatedAt: NOW, draft, entries, ...scene.conversation };
  const conversation = conversationSchema.parse(given);
  panel.store().setState({ conversation, activity, chosenFiles: files && chosen(files) });
  panel.store().setState({ pageContext: { ...NO_PAGE_CONTEXT, front: FRONT }, ...scene.state });
  const open = simulatedOpenPanel(panel, { language, theme });
  if (scene.consent) open.consent.setState(scene.consent, true);
  if (scene.choices) open.composing.choices.setState(scene.choices);
  if (scene.prompts) open.composing.prompts.setState(scene.prompts, true);
  if (scene.tasks) open.tasks.store.setState(scene.tasks);
  const { preview } = scene;
  const turn = {
    ...open.turn,
    allowSites: async () => allowsSites,
    ...(preview && { preview: async () => preview }),
  };
  const value = { ...open, turn };
  return {
    element: (
      <PanelProvider panel={value}>
        <Panel />
      </PanelProvider>
    ),
    arm: async () => {
      if (!scene.isFresh) await panel.clock.advance(LONG_ENOUGH);
    },
  };
}

function chosen({ callId, names, bytes }: NonNullable<PanelScene['files']>) {
  const files = names.map(name => new File([new Uint8Array(bytes)], name));
  return { callId, byRow: new Map([[0, files]]) };
}
