import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { type OpenPanel, PanelProvider } from '../../entrypoints/sidepanel/panel/panel-context.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

export async function showInPanel(open: OpenPanel, components: React.ReactNode): Promise<void> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () => createRoot(place).render(<PanelProvider panel={open}>{components}</PanelProvider>));
}
