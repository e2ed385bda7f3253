import { servePagePorts } from '../../messaging/page-port.ts';
import { watchSelection } from '../../page/reading/watch-selection.ts';

/** Injected into the page in front of an open panel, which shows what is selected there. */
servePagePorts('selecting', port => watchSelection(selected => port.postMessage(selected)));
