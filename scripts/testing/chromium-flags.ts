/** Without these Chromium does not start as root, talks to the network, or starts processes that nobody needs. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  // What is drawn and what is fetched has no process of its own, each of which would copy pixels and answers once more.
  '--in-process-gpu',
  // Chromium uses only the last such list, so this repeats Playwright's own.
  '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Chromium uses only the last such list, so this repeats Playwright's own.
    ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
    ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'LensOverlay'],
    ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'MediaRouter'],
    ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
    // Otherwise each window starts three more processes: for the address bar, which nobody sees, and as spares.
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ]}`,
];
