export { getPackageById } from './get-package-by-id.ts';
export { lockPackages } from './lock-packages.ts';
