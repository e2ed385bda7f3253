/**
 * Takes the ports of the documents that were read: they end with this panel, and then the documents let go of what they
 * keep. A port needs no more than somebody who listens.
 */
export function holdPorts(): void {
  chrome.runtime.onConnect.addListener(port => {
    port.onDisconnect.addListener(() => {
      // Asked for, or Chromium reports that the document went into the back/forward cache and its port with that.
      void chrome.runtime.lastError;
    });
  });
}
