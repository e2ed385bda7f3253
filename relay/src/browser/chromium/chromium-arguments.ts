/**
 * Playwright's defaults (1.65) that loosen the browser for tests, and that pages of strangers must not have. The other defaults
 * were read one by one and stay; a test knows them all and fails when Playwright adds one.
 */
export const REMOVED_ARGUMENTS: readonly string[] = [
  // A page whose `beforeunload` never ends would hold its tab for ever.
  '--disable-hang-monitor',
  // A page could flood the browser with navigations and history entries.
  '--disable-ipc-flooding-protection',
  // A window opens after a gesture alone, as in the browser of a user.
  '--disable-popup-blocking',
  // Whether WebGL may be drawn in software, which compiles what a page wrote, is for Chromium to decide.
  '--enable-unsafe-swiftshader',
  // Nobody opens the developer tools here.
  '--unsafely-disable-devtools-self-xss-warnings',
];

/** Chromium takes the last of several lists, so this one stands for Playwright's. */
const DISABLED_FEATURES: readonly string[] = [
  // Playwright's, for the reasons it gives: events of leaving a page stay in order, and pictures show the new page.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'PaintHolding',
  'DestroyProfileOnBrowserClose',
  // A preflighted redirect fails while requests are intercepted: https://github.com/microsoft/playwright/issues/43242
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  // Looks for screens in the local network by UDP, which no proxy sees.
  'MediaRouter',
  'DialMediaRouteProvider',
  // What the browser asks of Google by itself.
  'AimEnabled',
  'LensOverlay',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'AutofillServerCommunication',
  'Translate',
  // Names are resolved by the proxy alone.
  'AsyncDns',
  'DnsOverHttps',
  // Not in this list, though in Playwright's: `ThirdPartyStoragePartitioning`, without which sites share storage in frames.
];

/** After Playwright's own, which they replace. `port` is the proxy's, on 127.0.0.1. */
export function chromiumArguments(port: number): string[] {
  return [
    // Everything goes to the proxy, what is on this machine too, and nothing goes elsewhere when the proxy is gone.
    `--proxy-server=http://127.0.0.1:${port}`,
    '--proxy-bypass-list=<-loopback>',
    // WebRTC sends UDP and TCP past the proxy otherwise. The headless shell and the whole browser have a name for it each.
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    // A name that nobody resolves cannot leak: the proxy's address is the only one that the browser knows.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    // Reports of network errors go to addresses that sites name, at times past the deadline of their page.
    '--disable-domain-reliability',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ];
}
