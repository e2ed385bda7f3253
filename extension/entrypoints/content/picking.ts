import { servePagePorts } from '../../messaging/page-port.ts';

/** Injected when the person is to point at an element in the page. */
servePagePorts('picking', () => () => undefined);
