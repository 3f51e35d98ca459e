// Credit packages: as visitors see them, and as admins manage them.

export { PackageManager } from './manager/package-manager.tsx';
export { PricingContent } from './pricing-content.tsx';
