/** Without these Chromium does not start as root, talks to the network, or starts processes that nobody needs. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Chromium heeds only the last such list: this much of it is Playwright's own.
    ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
    ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'LensOverlay'],
    ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'MediaRouter'],
    ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
    // Each window would start three processes more: for the address bar, which nobody sees, and in reserve.
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ]}`,
];
