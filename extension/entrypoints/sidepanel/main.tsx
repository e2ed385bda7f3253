import '../../settings/configure-zod.ts';
import '../../settings/tokens.css';
import { createRoot } from 'react-dom/client';
import { openPanel } from './open-panel.ts';
import { PanelProvider } from './panel/panel-context.tsx';
import { Panel } from './panel.tsx';

const root = document.querySelector('#panel');
if (!root) throw new Error('The page of the side panel has no #panel.');
const panel = await openPanel();
createRoot(root).render(
  <PanelProvider panel={panel}>
    <Panel />
  </PanelProvider>,
);
