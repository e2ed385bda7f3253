/** Shows what is sent where to those who have just installed us. An update opens nothing. */
export function openOnboardingOnInstall(): void {
  chrome.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void chrome.tabs.create({ url: 'onboarding.html' });
  });
}
