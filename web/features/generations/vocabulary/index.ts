export { type Device, devices, pageSize } from './devices.ts';
export { elementLabel } from './element-label.ts';
export { type Engine, engineName, engineOptions, providerAvailable } from './engines.ts';
export { frameworkLabel, frameworks } from './frameworks.ts';
export { loadBootstrapClasses } from './load-bootstrap-classes.ts';
export { modeLabel, modes, styleLabel } from './modes.ts';
export { screenLabel, screens } from './screens.ts';
export { StatusBadge, statusName } from './status-badge.tsx';
